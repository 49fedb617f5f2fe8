import { cartBindings, type RecordUploadInput } from '@portal/command-api';
import { Method, newEntry } from '@portal/contracts/areas/cart';
import { toOrderItem } from '@portal/contracts/areas/orders';
import type { Actor } from '@portal/platform/decider/decider';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import { renderArtwork } from '../artwork/render-artwork';
import type { DemoWorld } from '../demo-world';
import type { Sending } from '../seed/command-sender';
import type { SeedContext, SeedStep, StoredProofs } from '../seed/seed-step';
import { agencyActs, type DemoOrder, type What, type WorkStep } from './order-work';

const { RecordUpload } = cartBindings();

export const sendsFile = ({ what }: WorkStep): boolean => what === 'proof' || what === 'final';

/** Each version is drawn with its number. */
export async function storeProofs(
  { orders, resources }: Pick<DemoWorld, 'orders' | 'resources'>,
  files: FileStore,
): Promise<StoredProofs> {
  const stored = new Map<string, readonly RecordUploadInput[]>();
  for (const { key, work, input } of orders) {
    const resource = resources.find(({ resourceId }) => resourceId === input.order.items[0]?.resource_id);
    if (!resource) continue;
    const uploads: RecordUploadInput[] = [];
    for (const [at] of work.filter(sendsFile).entries()) {
      const { copy } = resource.artwork;
      const brief = { ...resource.artwork, copy: { ...copy, note: `${copy.note} · v${at + 1}` } };
      const { file } = await renderArtwork(brief, 'pdf', resource);
      if (!file) continue;
      const filename = `${resource.reference}-v${at + 1}.pdf`;
      const contentType = file.contentType;
      uploads.push({ purpose: 'proof', filename, contentType, ...(await files.put(file.bytes)) });
    }
    stored.set(key, uploads);
  }
  return stored;
}

/** The first piece again, from that file. */
function reprintOf({ input }: DemoOrder, orderId: string, file: RecordUploadInput): DemoOrder['input'] {
  const { items, ...order } = input.order;
  const [item] = items;
  if (!item) throw new Error('an order has a piece');
  const { key, filename, contentType } = file;
  const art = { order_id: orderId, number: 0, at: 0, files: [{ key, filename, contentType }] };
  const { custom, params } = toOrderItem(
    newEntry({ file: 0, filename: '', reference: '', link: '', image: '', type: 0 }),
  );
  const printed = { ...item, custom, params, art, method: Method.AdaptationAndProduction, needed_by: '' };
  const shipped = item.shipped > 0 ? item.shipped : order.restaurant_id;
  return {
    ...input,
    order: {
      ...order,
      comments: '',
      needed_by: '',
      items: [{ ...printed, shipped, units: 2, units_scale: '2', units_scale_custom: '' }],
    },
  };
}

interface Playing {
  readonly order: DemoOrder;
  readonly id: string;
  /** Newest proof; 0 for none. */
  readonly proof: number;
  /** Of the step, or of the newest proof. */
  readonly file: RecordUploadInput | undefined;
  readonly sending: Sending;
  /** Of the newest quote. */
  readonly quoted: Omit<Sending, 'at'>;
}
type Acts = { readonly [W in What]: (playing: Playing, step: WorkStep & { what: W }) => Promise<unknown> };

function actsOf({ bindings: { orders }, send }: SeedContext): Acts {
  const quoteOf = ({ id }: Playing) => ({ id, quote: 1 });
  const proofOf = ({ id, proof }: Playing) => ({ id, at: 0, proof });
  const filesOf = async ({ id, file, sending }: Playing) => {
    if (!file) throw new Error(`${sending.key} has no file`);
    await send(RecordUpload, file, { ...sending, key: `${sending.key}-file` });
    return { id, at: 0, files: [file.key] };
  };
  return {
    quote: ({ id, sending }, { lines, until, note }) =>
      send(orders.SendQuote, { id, lines: [...lines], valid_until: until, note }, sending),
    accept: (playing) => send(orders.AcceptQuote, quoteOf(playing), playing.sending),
    refuse: (playing, { text: reason }) =>
      send(orders.RefuseQuote, { ...quoteOf(playing), reason }, playing.sending),
    ask: (playing, { text: question }) =>
      send(orders.AskAboutQuote, { ...quoteOf(playing), question }, playing.sending),
    answer: (playing, { text: answer }) =>
      send(orders.AnswerQuestion, { ...quoteOf(playing), answer }, playing.sending),
    expire: ({ id, sending: { key, at }, quoted }) =>
      send(
        orders.ExpireQuote,
        { id },
        {
          key,
          at,
          reaction: { rule: 'when-a-quote-runs-out-then-close-it', command: orders.SendQuote, to: quoted },
        },
      ),
    proof: async (playing, { note }) =>
      send(orders.SendProof, { ...(await filesOf(playing)), note }, playing.sending),
    final: async (playing) => send(orders.AddFinalArt, await filesOf(playing), playing.sending),
    remark: (playing, { x, y, text }) => {
      const place = { file: playing.file?.key ?? '', page: 1, x, y };
      return send(orders.AddProofRemark, { ...proofOf(playing), ...place, text }, playing.sending);
    },
    changes: (playing, { text }) =>
      send(orders.RequestProofChanges, { ...proofOf(playing), text }, playing.sending),
    approve: ({ id, proof, sending }) =>
      send(orders.ApproveProofs, { id, pieces: [{ at: 0, proof }] }, sending),
    reprint: ({ id, order, file, sending }) => {
      if (!file) throw new Error(`${sending.key} has no file`);
      return send(orders.PlaceOrder, reprintOf(order, id, file), sending);
    },
    download: ({ id, sending }) => send(orders.DownloadArt, { id, pieces: [], file: '' }, sending),
  };
}

interface People {
  readonly restaurant: Actor;
  readonly agency: Actor;
}

/** Quotes, proofs and finished art of an order. */
export function worked(
  order: DemoOrder,
  { restaurant, agency }: People,
  orderId: () => string,
  context: SeedContext,
): readonly SeedStep[] {
  const { key, work } = order;
  const acts = actsOf(context);
  return work.map((step, index): SeedStep => {
    const { at, what } = step;
    const until = work.slice(0, index + 1);
    const actor = agencyActs.includes(what) ? agency : restaurant;
    return {
      at,
      async happen() {
        const act = acts[what] as (playing: Playing, step: WorkStep) => Promise<unknown>;
        const playing = {
          order,
          id: orderId(),
          proof: until.filter((each) => each.what === 'proof').length,
          file: context.proofs.get(key)?.[until.filter(sendsFile).length - 1],
          sending: { key: `${key}-work-${index}`, at, actor },
          quoted: {
            key: `${key}-work-${until.findLastIndex((each) => each.what === 'quote')}`,
            actor: agency,
          },
        };
        await act(playing, step);
      },
    };
  });
}
