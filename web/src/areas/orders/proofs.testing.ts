import {
  anOrderedItem,
  type ArtFile,
  type OrderDetail,
  type OrderWork,
  orderWorkQueries,
  type PieceWork,
  type Proof,
  proofCommands,
  type ProofRemark,
} from '@portal/contracts/areas/orders';
import { proofFileUrl } from './proofs';
import { anOrder, idOf, ordersApi } from './orders.testing';

export const orderId = idOf(7);

/** Hex keys that end in the version. */
export function keyOf(name: string, version: number): string {
  const hex = [...name].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  return hex.padEnd(31, '0').slice(0, 31) + String(version);
}

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  zip: 'application/zip',
};

export const aFile = (filename: string, version = 1): ArtFile => ({
  key: keyOf(filename, version),
  filename,
  bytes: 1_250_000,
  contentType: types[filename.split('.').at(-1) ?? ''] ?? '',
});

const berta = { at: '2026-11-21T09:00:00.000Z', name: 'Berta Gil', side: 'agency' as const };

export const aProof = (version: number, facts: Partial<Proof> = {}): Proof => ({
  version,
  state: 'waiting',
  files: [aFile('menu.png', version)],
  note: '',
  sent: berta,
  decided: null,
  remarks: [],
  ...facts,
});

export const aRemark = (text: string, facts: Partial<ProofRemark> = {}): ProofRemark => ({
  id: idOf(text.length),
  at: '2026-11-21T10:00:00.000Z',
  name: 'Carmen Ruiz',
  side: 'restaurant',
  text,
  is_own: true,
  place: { file: keyOf('menu.png', 1), page: 1, x: 400, y: 250 },
  ...facts,
});

export const workOf = (proofs: readonly Proof[], facts: Partial<PieceWork> = {}): PieceWork => ({
  proofs: [...proofs],
  art: [],
  art_until: null,
  is_final: false,
  ...facts,
});

export const someArt = (...names: readonly string[]): Partial<PieceWork> => ({
  art: names.map((name) => aFile(name)),
  art_until: '2028-11-21T09:00:00.000Z',
});

export const names = ['Menú del día', 'Cartel de terraza', 'Vinilo'];

const anOrderOf = (count: number, facts: Partial<OrderDetail> = {}): OrderDetail =>
  anOrder(7, {
    items: names.slice(0, count).map((filename) => anOrderedItem('ES', { filename })),
    item_count: count,
    ...facts,
  });

interface Facts {
  readonly role?: 1 | 2 | 3;
  readonly work?: Partial<OrderWork>;
  readonly order?: Partial<OrderDetail>;
}

const me = { at: '2026-11-22T10:00:00.000Z', name: 'Carmen Ruiz', side: 'restaurant' as const };

/** What the server has. */
class FakeWork {
  constructor(public now: OrderWork) {}

  change(at: number, facts: (piece: PieceWork) => Partial<PieceWork>): void {
    const pieces = this.now.pieces.map((piece, place) =>
      place === at ? { ...piece, ...facts(piece) } : piece,
    );
    this.now = { ...this.now, pieces };
  }

  changeNewest(at: number, facts: (proof: Proof) => Partial<Proof>): void {
    this.change(at, ({ proofs }) => ({
      proofs: proofs.map((proof, place) => (place === 0 ? { ...proof, ...facts(proof) } : proof)),
    }));
  }

  send(at: number, facts: Partial<Proof> = {}): void {
    this.change(at, ({ proofs }) => ({
      proofs: [
        aProof((proofs[0]?.version ?? 0) + 1, facts),
        ...proofs.map((proof) => ({ ...proof, state: 'superseded' as const })),
      ],
    }));
  }
}

/** Answers and remarks change the work, as the server does. */
export function proofsApi(
  pieces: readonly PieceWork[],
  { role = 1, work: facts = {}, order = {} }: Facts = {},
) {
  const fake = ordersApi([anOrderOf(pieces.length, order)], role);
  const known = { id: orderId, quotes: [], downloads: [], may_approve: role === 1 };
  const work = new FakeWork({ ...known, pieces: [...pieces], ...facts });
  fake.api
    .on(orderWorkQueries.GetOrderWork, () => work.now)
    .on(proofCommands.AddProofRemark, ({ id, at, proof, text, ...place }) => {
      const remark_id = idOf(900 + text.length);
      const { file, page, x, y } = place;
      const remark = aRemark(text, { id: remark_id, place: { file, page, x, y } });
      work.changeNewest(at, ({ remarks }) => ({ remarks: [...remarks, remark] }));
      return { id, at, proof, remark_id };
    })
    .on(proofCommands.RemoveProofRemark, ({ id, at, remark_id }) => {
      work.changeNewest(at, ({ remarks }) => ({
        remarks: remarks.filter((remark) => remark.id !== remark_id),
      }));
      return { id, at, proof: 1, remark_id };
    })
    .on(proofCommands.RequestProofChanges, ({ id, at, proof, text }) => {
      work.changeNewest(at, () => ({ state: 'changes', decided: { ...me, text } }));
      return { id, at, proof };
    })
    .on(proofCommands.ApproveProofs, ({ id, pieces: approved }) => {
      const decided = { ...me, text: '' };
      approved.forEach(({ at }) => work.changeNewest(at, () => ({ state: 'approved', decided })));
      return { id };
    })
    .on(proofCommands.SendProof, ({ id, at, note }) => {
      work.send(at, { note });
      return { id, at, proof: work.now.pieces[at]?.proofs[0]?.version ?? 1 };
    })
    .on(proofCommands.AddFinalArt, ({ id, at }) => {
      work.change(at, () => ({ ...someArt('final.pdf'), is_final: true }));
      return { id, at };
    })
    .on(proofCommands.DownloadArt, ({ id, file }) => ({ url: proofFileUrl(id, file || 'all'), files: 1 }));
  return { ...fake, send: (at: number, sent?: Partial<Proof>) => work.send(at, sent) };
}
