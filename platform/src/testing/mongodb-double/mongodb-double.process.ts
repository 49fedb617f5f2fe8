import { MongodbDouble } from './mongodb-double';
import { takeOrders } from '../take-orders';

/*
 * `node --import tsx mongodb-double.process.ts [port]` prints its address, then reads orders per line: `away`, `back`,
 * `delay <milliseconds>`, `break <command> before|after [nth]`, `stop`; each is answered with `done`.
 */
const double = await MongodbDouble.start({ port: Number(process.argv[2] ?? 0) });

await takeOrders(double.url, {
  away: () => double.goAway(),
  back: () => double.comeBack(),
  delay: ([milliseconds]) => double.delay(Number(milliseconds)),
  break: ([command = '', when, nth]) =>
    double.breakConnection(command, when === 'after' ? 'after' : 'before', Number(nth ?? 1)),
});
