import { SmtpDouble, type SmtpFault } from '@portal/doubles/smtp-double';
import type { Bench } from '../bench';
import { type Load, startLoad } from '../load/load';
import type { Work } from '../load/work';
import { interleave } from '../measuring/interleave';
import { compared } from '../measuring/measured';
import { administrators, managers, meetingRestaurant } from '../fixtures/people';
import type { World } from '../fixtures/worlds';
import type { Figure } from './figure';
import { ownLatency, roundOf } from './paced-commands';

const commandEvery = 20;
/** Milliseconds. */
const mailEvery = 100;
/** A temporary error for every recipient. */
const refusing: SmtpFault = { at: 'recipient', code: 451 };
const asking = managers.slice(0, 8);

/** Its mails are delivered or rejected. */
async function openPortal(bench: Bench, world: World, name: string, fault: SmtpFault | null) {
  const server = await SmtpDouble.start();
  server.fault = fault;
  const people = [...asking, ...administrators];
  const { visitors, as, stop } = await bench.openProduct(world, name, people, { smtpUrl: server.url });
  return {
    asManagers: as(visitors.slice(0, asking.length)),
    asAdministrators: as(visitors.slice(asking.length)),
    async close() {
      await stop();
      await server.close();
    },
  };
}
type Portal = Awaited<ReturnType<typeof openPortal>>;

function askForPieces(bench: Bench, load: Load, { asManagers: destination }: Portal) {
  const body = JSON.stringify({ topic: 'Un cartel para la terraza', restaurant_id: meetingRestaurant });
  const work = { kind: 'ask-for-pieces', body } satisfies Work;
  const requests = roundOf(bench) / mailEvery;
  return load.run('paced', { destination, work, everyMilliseconds: mailEvery, requests });
}

/** Effect of a failing mail server on other requests (R12). Baseline: mails are delivered. */
export const failingMails: Figure = {
  name: 'failing-mails',
  async measure(bench) {
    const world = await bench.worlds.orders();
    const well = await openPortal(bench, world, 'mails-delivered', null);
    const ill = await openPortal(bench, world, 'mails-refused', refusing);
    const load = startLoad();
    const mails = startLoad();
    const pacing = { pace: bench.pace, load, orderIds: world.untouched, everyMilliseconds: commandEvery };
    async function besideMails(portal: Portal): Promise<number> {
      const asked = askForPieces(bench, mails, portal);
      const p99 = await ownLatency(pacing, portal.asAdministrators);
      await asked;
      return p99;
    }
    try {
      await besideMails(well);
      await besideMails(ill);
      const rounds = await interleave(bench.pace.rounds, {
        baseline: () => besideMails(well),
        product: () => besideMails(ill),
      });
      const figure = 'a command’s own p99, ten mails a second refused against sent';
      return [compared({ figure, unit: 'ms', target: { of: 'ratio', atMost: 1.1 } }, rounds)];
    } finally {
      await Promise.all([load.stop(), mails.stop(), well.close(), ill.close()]);
    }
  },
};
