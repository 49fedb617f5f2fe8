import { EventStoreDbDouble } from './eventstoredb-double';
import { takeOrders } from '../take-orders';

/*
 * `node --import tsx eventstoredb-double.process.ts [port] [file]` prints its connection string, then reads orders per
 * line: `drop` subscriptions, `away`, `back`, `hold` all answers, `release`, `lose <count>` answers of appends,
 * `system` event, `stop`; each is answered with `done`.
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
