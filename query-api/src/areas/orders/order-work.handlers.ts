import { type DocumentOf, reject, restaurantStaff } from '@portal/contracts';
import type { ReusedArt } from '@portal/contracts/areas/cart';
import {
  artDownloads,
  mayApprove,
  orders,
  orderWork,
  orderWorkQueries,
  type PieceWork,
  type Proof,
  proofDownloads,
  sideOf,
} from '@portal/contracts/areas/orders';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import { openTicket } from '@portal/platform/session/file-ticket';
import type { Person } from '@portal/platform/session/person';
import { openArt } from '@portal/platform/session/selection-ticket';
import { type NameOf, namesOf } from '../../people';
import type { OrderDocument } from './order.wire';
import { readable } from './orders.handlers';
import { quotesOnWire } from './quote.wire';

type OrderWorkDocument = DocumentOf<typeof orderWork>;
type PieceDocument = OrderWorkDocument['pieces'][number];
type ProofDocument = PieceDocument['proofs'][number];

type FoundFile = ReusedArt['files'][number];

const maxDownloads = 100;
const notFound = reject('order_not_found');

interface Reading {
  readonly nameOf: NameOf;
  readonly person: Person;
  readonly now: Date;
}

const doneOn = ({ at, by, role }: ProofDocument['sent'], { nameOf }: Pick<Reading, 'nameOf'>) => ({
  at,
  name: nameOf(by),
  side: sideOf(role),
});

function proofOnWire({ sent, decided, remarks, ...proof }: ProofDocument, reading: Reading): Proof {
  const { person } = reading;
  const self = person.ownUserId ?? person.userId;
  return {
    ...proof,
    sent: doneOn(sent, reading),
    decided: decided && { ...doneOn(decided, reading), text: decided.text },
    remarks: remarks.map(({ id, place, text, ...remark }) => ({
      ...doneOn(remark, reading),
      id,
      place,
      text,
      is_own: remark.by === self,
    })),
  };
}

/** For two years. */
const artOf = (piece: PieceDocument | undefined, now: Date) =>
  piece?.art && now.getTime() < Date.parse(piece.art.until) ? piece.art : null;

function pieceOnWire(piece: PieceDocument | undefined, reading: Reading): PieceWork {
  const art = artOf(piece, reading.now);
  return {
    proofs: (piece?.proofs ?? []).toReversed().map((proof) => proofOnWire(proof, reading)),
    art: art?.files ?? [],
    art_until: art?.until ?? null,
    is_final: art?.isFinal ?? false,
  };
}

const pieceAt = (work: OrderWorkDocument | null, at: number) => work?.pieces.find((piece) => piece.at === at);

export const orderWorkHandlers = [
  handleQueryOfPerson(orderWorkQueries.GetOrderWork, async ({ id }, context) => {
    const order = await readable(id, context);
    if (!order) return notFound;
    const { views, person, marketRecord, now } = context;
    const [work, downloads, nameOf] = await Promise.all([
      views.get(orderWork, id),
      views.find(artDownloads, { where: { orderId: { eq: id } }, sort: '-at', size: maxDownloads }),
      namesOf(context),
    ]);
    const reading = { nameOf, person, now: now() };
    return {
      id,
      quotes: work ? quotesOnWire(work, nameOf) : [],
      pieces: order.items.map((_item, at) => pieceOnWire(pieceAt(work, at), reading)),
      downloads: downloads.documents.map(({ pieces, ...download }) => ({
        ...doneOn(download, reading),
        pieces,
      })),
      may_approve: restaurantStaff.includes(person.role) && mayApprove(person, marketRecord),
    };
  }),
];

/** Proofs and art of the order, and what its pieces are printed from. */
async function fileOf({ id, items }: OrderDocument, key: string, { views }: Pick<QueryContext, 'views'>) {
  const work = await views.get(orderWork, id);
  const own = (work?.pieces ?? []).flatMap(({ proofs, art }) => [...proofs, ...(art ? [art] : [])]);
  const reused = items.flatMap(({ art }) => art ?? []);
  return [...own, ...reused]
    .flatMap(({ files }): readonly FoundFile[] => files)
    .find((file) => file.key === key);
}

export const orderWorkDownloadHandlers = [
  handleDownload(proofDownloads.OpenProofFile, async ({ id, key }, context) => {
    const order = await readable(id, context);
    const found = order && (await fileOf(order, key, context));
    if (!found) return notFound;
    const { filename, contentType } = found;
    // Attachment as other previews: the viewer fetches it (S12). Not cached: shared computers (W14).
    return { key, filename, contentType, disposition: 'attachment', immutable: false };
  }),

  handleDownload(proofDownloads.OpenArt, async ({ ticket }, context) => {
    const { views, secrets, person, marketRecord } = context;
    const now = context.now();
    const holder = { userId: person.userId, sessionId: person.sessionId, now };
    const granted = openTicket(secrets, ticket, holder);
    if (granted) {
      const { key, filename, contentType } = granted;
      return { key, filename, contentType, disposition: 'attachment', immutable: false };
    }
    const archive = openArt(secrets, ticket, holder);
    if (!archive) return reject('not_found');
    const { orderId, pieces } = archive;
    const [order, work] = await Promise.all([views.get(orders, orderId), views.get(orderWork, orderId)]);
    if (!order) return notFound;
    return {
      filename: `${marketRecord.orderNumberPrefix.replace('#', '')}${order.number}.zip`,
      archive: pieces.flatMap((at) =>
        (artOf(pieceAt(work, at), now)?.files ?? []).map(({ key, filename }) => ({
          key,
          filename: pieces.length > 1 ? `${at + 1} ${filename}` : filename,
        })),
      ),
    };
  }),
];
