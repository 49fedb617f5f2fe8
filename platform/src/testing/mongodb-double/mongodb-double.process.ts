import { MongodbDouble } from './mongodb-double';
import { takeOrders } from '../take-orders';

/*
 * The double as a process of its own: `node --import tsx mongodb-double.process.ts [port]`. Prints its address when it
 * listens, then takes orders from its input, a line each: `away`, `back`, `delay <milliseconds>`,
 * `break <command> before|after [nth]`, `stop`. Answers each with `done`. Ends with its input.
 */
const double = await MongodbDouble.start({ port: Number(process.argv[2] ?? 0) });

await takeOrders(double.url, {
  away: () => double.goAway(),
  back: () => double.comeBack(),
  delay: ([milliseconds]) => double.delay(Number(milliseconds)),
  break: ([command = '', when, nth]) =>
    double.breakConnection(command, when === 'after' ? 'after' : 'before', Number(nth ?? 1)),
});
