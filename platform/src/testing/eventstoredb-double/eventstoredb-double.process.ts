import { EventStoreDbDouble } from './eventstoredb-double';
import { takeOrders } from '../take-orders';

/*
 * The double as a process of its own: `node --import tsx eventstoredb-double.process.ts [port] [file]`. Prints its
 * connection string when it listens, then takes orders from its input, a line each: `drop` the subscriptions, `away`,
 * `back`, `hold` all answers, `release` them, `lose <count>` answers of appends, `system` (an event of the server's
 * own), `stop`. Answers each with `done`. Ends with its input; killed and started again with the same file it has kept
 * its log.
 */
const [port = '0', file] = process.argv.slice(2);
const double = await EventStoreDbDouble.start({ port: Number(port), file });

await takeOrders(double.url, {
  drop: () => double.dropSubscriptions(),
  away: () => double.goAway(),
  back: () => double.comeBack(),
  hold: () => double.hold(),
  release: () => double.release(),
  lose: ([count = '1']) => double.loseAnswers(Number(count)),
  system: () => double.appendSystemEvent(),
});
