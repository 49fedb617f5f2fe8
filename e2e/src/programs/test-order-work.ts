import { wiredBindings } from '@portal/command-api';
import { daysAfter, mayActOn, Role } from '@portal/contracts';
import { aQuoteLine, OrderStatus } from '@portal/contracts/areas/orders';
import type { World } from '@portal/contracts/examples';
import type { Actor } from '@portal/platform/decider/decider';
import { sealTicket } from '@portal/platform/session/file-ticket';
import type { InProcessPortal } from './in-process-portal';
import { actorWith, foreignUserId, ownRestaurant, placeOrder, uploadBy } from './test-fixture';

interface Needs {
  readonly portal: InProcessPortal;
  readonly owner: Actor;
  readonly uploader: Actor;
  readonly restaurantId: number;
}

type Part = readonly [names: readonly (keyof World)[], make: (needs: Needs) => Promise<Partial<World>>];

const agency = actorWith(Role.Administrator);

/** @throws if rejected */
async function run<T>({ writeSide }: InProcessPortal, name: string, input: object, actor: Actor): Promise<T> {
  const binding = wiredBindings(writeSide.bindings).find(({ contract }) => contract.name === name);
  if (!binding) throw new Error(`there is no command ${name}`);
  const outcome = await writeSide.runner.run(binding, input, { actor, correlationId: 'test-order-work' });
  if (!outcome.ok) throw new Error(`${name}: ${JSON.stringify(outcome)}`);
  return outcome.data as T;
}

const dayAhead = () => daysAfter(new Date().toISOString().slice(0, 10), 30);

const aQuote = (id: string, { market }: InProcessPortal) => ({
  id,
  lines: [aQuoteLine(market)],
  valid_until: dayAhead(),
  note: '',
});

async function aWorkOrder({ portal, owner, uploader, restaurantId }: Needs) {
  const { orderId: id } = await placeOrder(portal, owner, restaurantId);
  const file = await uploadBy(portal, agency, 'proof');
  await run(portal, 'SendQuote', aQuote(id, portal), agency);
  await run(portal, 'SendProof', { id, at: 0, files: [file], note: '' }, agency);
  const remark = { id, at: 0, proof: 1, file, page: 1, x: 500, y: 500, text: 'Más grande' };
  const author = mayActOn(uploader, restaurantId) ? uploader : owner;
  const { remark_id: remarkId } = await run<{ remark_id: string }>(portal, 'AddProofRemark', remark, author);
  return { workOrderId: id, proofFileKey: file, remarkId };
}

async function anAskedOrder({ portal, owner, restaurantId }: Needs) {
  const { orderId: id } = await placeOrder(portal, owner, restaurantId);
  await run(portal, 'SendQuote', aQuote(id, portal), agency);
  await run(portal, 'AskAboutQuote', { id, quote: 1, question: '¿Incluye el envío?' }, owner);
  return { askedOrderId: id };
}

/** Delivered: open orders keep their restaurant from being deleted. */
export async function anOrderWithArt({ portal, owner, uploader, restaurantId }: Needs) {
  const { orderId } = await placeOrder(portal, owner, restaurantId);
  const key = await uploadBy(portal, agency, 'proof');
  const files = [key, await uploadBy(portal, agency, 'proof')];
  await run(portal, 'AddFinalArt', { id: orderId, at: 0, files }, agency);
  await run(portal, 'ChangeOrderStatus', { id: orderId, status: OrderStatus.Delivered }, agency);
  const artTicket = sealTicket(portal.secrets, {
    key,
    filename: 'cartel.pdf',
    contentType: 'application/pdf',
    userId: restaurantId === ownRestaurant ? uploader.userId : foreignUserId,
    sessionId: uploader.sessionId ?? '',
    until: new Date(Date.now() + 60_000).toISOString(),
  });
  return { artOrderId: orderId, artFileKey: key, artTicket };
}

/** Created per call. */
export const orderWorkParts: readonly Part[] = [
  [['workOrderId', 'proofFileKey', 'remarkId'], aWorkOrder],
  [['askedOrderId'], anAskedOrder],
  [['dayAhead'], async () => ({ dayAhead: dayAhead() })],
  [['artOrderId', 'artFileKey', 'artTicket'], anOrderWithArt],
  [
    ['proofUploadKey'],
    async ({ portal, uploader }) => ({ proofUploadKey: await uploadBy(portal, uploader, 'proof') }),
  ],
];
