import { describe, expect, it } from '@jest/globals';
import { isRejection, marketRecords, Role } from '@portal/contracts';
import { anOrderedItem, anOrderPlaced, type ArtFile, maxRemarks } from '@portal/contracts/areas/orders';
import { type Command, evolve } from '@portal/platform/decider/decider';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import fc from 'fast-check';
import { type Order, orderDecider, type OrderEvent } from './order.decider';
import type { ProofOnOrder } from './order-state';
import type { ProofCommands } from './proof';

const id = anOrderPlaced().data.orderId;
const ofOrder = { orderId: id, restaurantId: 1 };
const at = '2026-11-20T09:30:00.000Z';
const until = '2028-11-20T09:30:00.000Z';
const admin = testActor(Role.Administrator, { userId: 1, restaurants: [] });
const ana = testActor(Role.Franchisee);
const manager = testActor(Role.Manager, { userId: 13 });
const all = { market: { ...marketRecords.ES, managersApprove: true } };
const strict = { market: { ...marketRecords.ES, managersApprove: false } };

const file = (n: number): ArtFile => ({
  key: String(n).padStart(32, '0'),
  filename: `prueba-${n}.pdf`,
  bytes: 1000 + n,
  contentType: 'application/pdf',
});
const placed = anOrderPlaced({ items: [anOrderedItem('ES'), anOrderedItem('ES')] });
const sent = (version: number, piece = 0): OrderEvent => ({
  type: 'ProofSent',
  data: { ...ofOrder, at: piece, version, files: [file(version)] },
  personal: { subject: admin.id, value: { note: '' } },
});
const remarked = (remarkId: string, side: 'agency' | 'restaurant', subject = ana.id): OrderEvent => ({
  type: 'ProofRemarkAdded',
  data: { ...ofOrder, at: 0, version: 1, remarkId, side, place: { file: file(1).key, page: 1, x: 0, y: 0 } },
  personal: { subject, value: { text: 'Más grande' } },
});
const removed = (remarkId: string): OrderEvent => ({
  type: 'ProofRemarkRemoved',
  data: { ...ofOrder, at: 0, version: 1, remarkId },
});
const changes = (version: number): OrderEvent => ({
  type: 'ProofChangesRequested',
  data: { ...ofOrder, at: 0, version, assigneeId: null },
  personal: { subject: ana.id, value: { text: 'Otro precio' } },
});
const approved = (...pieces: { at: number; version: number }[]): OrderEvent => ({
  type: 'ProofsApproved',
  data: { ...ofOrder, pieces, assigneeId: null, until },
});
const cancelled: OrderEvent = { type: 'OrderCancelledByRestaurant', data: { ...ofOrder, from: 1 } };
const deleted: OrderEvent = { type: 'OrderDeleted', data: ofOrder };

const given = (...events: OrderEvent[]) => givenEvents(orderDecider, [placed, ...events]);
const sending = {
  input: { id, at: 0, files: [file(1).key], note: 'Así queda' },
  facts: { files: [file(1)] },
  actor: admin,
};
const remark = {
  input: { id, at: 0, proof: 1, file: file(1).key, page: 2, x: 500, y: 250, text: 'Más grande' },
  actor: ana,
  commandId: 'remark-1',
};
const approving = (...pieces: { at: number; proof: number }[]) => ({
  input: { id, pieces },
  facts: all,
  actor: ana,
  at,
});
const asking = (text: string, proof = 1) => ({ input: { id, at: 0, proof, text }, facts: all, actor: ana });

describe('sending a proof', () => {
  it('counts its versions by piece, from 1', () => {
    given()
      .when('SendProof', sending)
      .then([
        {
          type: 'ProofSent',
          data: { ...ofOrder, at: 0, version: 1, files: [file(1)] },
          personal: { subject: admin.id, value: { note: 'Así queda' } },
        },
      ]);
    given(sent(1), sent(2), sent(1, 1))
      .when('SendProof', { ...sending, facts: { files: [file(3)] } })
      .then([{ ...sent(3), personal: { subject: admin.id, value: { note: 'Así queda' } } } as OrderEvent]);
  });

  it('is refused for a cancelled, deleted or unknown order, and for a piece that was not ordered', () => {
    given(cancelled).when('SendProof', sending).thenRejected('order_cancelled');
    given(deleted).when('SendProof', sending).thenRejected('order_not_found');
    givenEvents(orderDecider, []).when('SendProof', sending).thenRejected('order_not_found');
    const third = { ...sending, input: { ...sending.input, at: 2 } };
    given().when('SendProof', third).thenRejected('order_item_not_found');
    given().when('AddFinalArt', third).thenRejected('order_item_not_found');
    given(cancelled).when('AddFinalArt', sending).thenRejected('order_cancelled');
  });
});

describe('remarks on a proof', () => {
  it('name their place and side, and are sealed for their author', () => {
    given(sent(1))
      .when('AddProofRemark', remark)
      .then([
        {
          type: 'ProofRemarkAdded',
          data: {
            ...ofOrder,
            at: 0,
            version: 1,
            remarkId: 'remark-1',
            side: 'restaurant',
            place: { file: file(1).key, page: 2, x: 500, y: 250 },
          },
          personal: { subject: ana.id, value: { text: 'Más grande' } },
        },
      ]);
  });

  it('are refused on an earlier proof, on a decided one and on a file of another piece', () => {
    given(sent(1), sent(2)).when('AddProofRemark', remark).thenRejected('proof_superseded', { version: 2 });
    given(sent(1), changes(1)).when('AddProofRemark', remark).thenRejected('proof_decided');
    given().when('AddProofRemark', remark).thenRejected('proof_not_found');
    const foreign = { ...remark, input: { ...remark.input, file: file(9).key } };
    given(sent(1)).when('AddProofRemark', foreign).thenRejected('proof_not_found');
  });

  it(`are at most ${maxRemarks} on a proof, removed ones included`, () => {
    const many = Array.from({ length: maxRemarks }, (_, n) => remarked(`r${n}`, 'agency'));
    given(sent(1), ...many, removed('r0'))
      .when('AddProofRemark', remark)
      .thenRejected('too_many_remarks', { max: maxRemarks });
  });

  it('are removed by their author only, while the proof waits; again without effect', () => {
    const removing = { input: { id, at: 0, remark_id: 'r1' }, actor: ana };
    given(sent(1), remarked('r1', 'restaurant'))
      .when('RemoveProofRemark', removing)
      .then([removed('r1')]);
    given(sent(1), remarked('r1', 'restaurant'), removed('r1'))
      .when('RemoveProofRemark', removing)
      .thenNothing();
    given(sent(1), remarked('r1', 'restaurant'))
      .when('RemoveProofRemark', { ...removing, actor: manager })
      .thenRejected('remark_not_found');
    given(sent(1), remarked('r1', 'restaurant'), changes(1))
      .when('RemoveProofRemark', removing)
      .thenRejected('proof_decided');
    given(sent(1)).when('RemoveProofRemark', removing).thenRejected('remark_not_found');
  });
});

describe('asking for changes', () => {
  it('needs a text or a remark of the restaurant that is still there', () => {
    given(sent(1))
      .when('RequestProofChanges', asking('Otro precio'))
      .then([changes(1)]);
    given(sent(1), remarked('r1', 'restaurant'))
      .when('RequestProofChanges', asking(''))
      .then([{ ...changes(1), personal: { subject: ana.id, value: { text: '' } } } as OrderEvent]);
    for (const events of [[], [remarked('r1', 'agency')], [remarked('r1', 'restaurant'), removed('r1')]])
      given(sent(1), ...events)
        .when('RequestProofChanges', asking(''))
        .thenRejected('changes_not_described');
  });

  it('is refused twice, and for a manager where only franchisees approve', () => {
    given(sent(1), changes(1)).when('RequestProofChanges', asking('Otro')).thenRejected('proof_decided');
    given(sent(1))
      .when('RequestProofChanges', { ...asking('Otro'), actor: manager, facts: strict })
      .thenRejected('approval_not_allowed');
  });
});

describe('approving proofs', () => {
  it('approves several pieces at once, or none', () => {
    given(sent(1), sent(1, 1))
      .when('ApproveProofs', approving({ at: 0, proof: 1 }, { at: 1, proof: 1 }))
      .then([approved({ at: 0, version: 1 }, { at: 1, version: 1 })]);
    given(sent(1))
      .when('ApproveProofs', approving({ at: 0, proof: 1 }, { at: 1, proof: 1 }))
      .thenRejected('proof_not_found');
  });

  it('[R4] of an earlier version is a conflict that names the newest', () => {
    given(sent(1), sent(2))
      .when('ApproveProofs', approving({ at: 0, proof: 1 }))
      .thenRejected('proof_superseded', { version: 2 });
    given(sent(1))
      .when('ApproveProofs', approving({ at: 0, proof: 2 }))
      .thenRejected('proof_not_found');
  });

  it('is refused twice, and for managers where the deployment is set so', () => {
    const one = approving({ at: 0, proof: 1 });
    given(sent(1), approved({ at: 0, version: 1 }))
      .when('ApproveProofs', one)
      .thenRejected('proof_decided');
    given(sent(1))
      .when('ApproveProofs', { ...one, actor: manager, facts: strict })
      .thenRejected('approval_not_allowed');
    given(sent(1))
      .when('ApproveProofs', { ...one, actor: manager })
      .then([approved({ at: 0, version: 1 })]);
  });
});

describe('finished art', () => {
  it('is what was approved or added last, for two years', () => {
    const { state } = given(sent(1), approved({ at: 0, version: 1 }), sent(2));
    expect(state?.art.get(0)).toEqual({ files: [file(1)], until });
    given(sent(1))
      .when('AddFinalArt', { ...sending, facts: { files: [file(7)] }, at })
      .then([{ type: 'FinalArtAdded', data: { ...ofOrder, at: 0, files: [file(7)], until } }]);
  });
});

const acts = ['send', 'remark', 'remove', 'changes', 'approve', 'approve all', 'final', 'cancel'] as const;
const step = fc.record({
  act: fc.constantFrom(...acts),
  at: fc.integer({ min: 0, max: 2 }),
  /** How far behind the newest version the sender is. */
  behind: fc.constantFrom(0, 0, 0, 1, -1),
  isAgency: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const cancelOrder: OrderEvent = { type: 'OrderStatusChanged', data: { ...ofOrder, from: 1, to: 5 } };

interface Given {
  readonly piece: number;
  /** The version seen. */
  readonly proof: number;
  readonly shown: ProofOnOrder | undefined;
  readonly isAgency: boolean;
  readonly n: number;
  readonly newest: (piece: number) => number;
}
type Sent = readonly [name: keyof ProofCommands, input: object, facts?: object];

const sentBy: Readonly<Record<Exclude<Step['act'], 'cancel'>, (given: Given) => Sent>> = {
  send: ({ piece, n }) => ['SendProof', { id, at: piece, files: [], note: '' }, { files: [file(n)] }],
  final: ({ piece, n }) => ['AddFinalArt', { id, at: piece, files: [] }, { files: [file(n)] }],
  remark: ({ piece, proof, shown }) => [
    'AddProofRemark',
    { ...remark.input, at: piece, proof, file: shown?.files[0]?.key ?? '' },
  ],
  remove: ({ piece, shown }) => [
    'RemoveProofRemark',
    { id, at: piece, remark_id: [...(shown?.remarks.keys() ?? [])].at(-1) ?? '' },
  ],
  changes: ({ piece, proof, isAgency }) => [
    'RequestProofChanges',
    { id, at: piece, proof, text: isAgency ? '' : 'Otro' },
    all,
  ],
  approve: ({ piece, proof }) => ['ApproveProofs', { id, pieces: [{ at: piece, proof }] }, all],
  'approve all': ({ newest }) => [
    'ApproveProofs',
    { id, pieces: [0, 1].map((each) => ({ at: each, proof: newest(each) })) },
    all,
  ],
};

/** Events of the step, or the code of its refusal. */
function take(
  order: Order,
  { act, at: piece, behind, isAgency }: Step,
  n: number,
): readonly OrderEvent[] | string {
  if (act === 'cancel') return n % 10 === 0 ? [cancelOrder] : [];
  const newest = (each: number) => order.progress.pieces[each]?.proof ?? 0;
  const proof = Math.max(1, newest(piece) - behind);
  const shown = order.proofs.get(piece);
  const [name, input, facts] = sentBy[act]({ piece, proof, shown, isAgency, n, newest });
  const actor = isAgency ? admin : ana;
  const decide = orderDecider.decide[name] as (command: Command, order: Order) => readonly OrderEvent[];
  const decision = decide({ input, facts, actor, at, market: 'ES', commandId: `command-${n}` }, order);
  if (isRejection(decision)) return decision.rejected;
  // What was seen is approved, and nothing else.
  if ('pieces' in input)
    expect(decision).toMatchObject([
      {
        data: {
          pieces: (input.pieces as { at: number; proof: number }[]).map((each) => ({
            at: each.at,
            version: each.proof,
          })),
        },
      },
    ]);
  return decision;
}

/** What an event may do, judged by the log before it. */
function check(log: readonly OrderEvent[], event: OrderEvent): void {
  const sentTo = (piece: number) =>
    log.filter((each) => each.type === 'ProofSent' && each.data.at === piece).length;
  const isDecided = (piece: number) =>
    log.some(
      (each) =>
        (each.type === 'ProofChangesRequested' &&
          each.data.at === piece &&
          each.data.version === sentTo(piece)) ||
        (each.type === 'ProofsApproved' &&
          each.data.pieces.some((one) => one.at === piece && one.version === sentTo(piece))),
    );
  const isWaiting = ({ at: piece, version }: { at: number; version: number }) =>
    expect([version, isDecided(piece)]).toEqual([sentTo(piece), false]);
  expect(event === cancelOrder || !log.includes(cancelOrder)).toBe(true);
  if (event.type === 'ProofSent') expect(event.data.version).toBe(sentTo(event.data.at) + 1);
  if (event.type === 'ProofsApproved') event.data.pieces.forEach(isWaiting);
  if (event.type === 'ProofChangesRequested' || event.type === 'ProofRemarkAdded') isWaiting(event.data);
  if (event.type === 'ProofRemarkRemoved') {
    const { remarkId } = event.data;
    const isOf = (each: OrderEvent) => each.type === 'ProofRemarkAdded' && each.data.remarkId === remarkId;
    expect(log.filter(isOf)).toHaveLength(1);
  }
}

/** From the log alone. */
function artIn(log: readonly OrderEvent[], piece: number): readonly ArtFile[] {
  const last = log.findLast(
    (each) =>
      (each.type === 'FinalArtAdded' && each.data.at === piece) ||
      (each.type === 'ProofsApproved' && each.data.pieces.some((one) => one.at === piece)),
  );
  if (last?.type === 'FinalArtAdded') return last.data.files;
  if (last?.type !== 'ProofsApproved') return [];
  const version = last.data.pieces.find((one) => one.at === piece)?.version;
  const proof = log.find(
    (each) => each.type === 'ProofSent' && each.data.at === piece && each.data.version === version,
  );
  return proof?.type === 'ProofSent' ? proof.data.files : [];
}

describe('proofs of several pieces, both sides acting in any order', () => {
  it('[R2] only the newest proof that waits is decided, and art appears only by approval or final files', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), (steps) => {
        const log: OrderEvent[] = [placed];
        let order = evolve(orderDecider, null as Order | null, placed) as Order;
        steps.forEach((each, index) => {
          const taken = take(order, each, index + 1);
          if (typeof taken === 'string') return void seen.add(taken);
          for (const event of taken) {
            check(log, event);
            log.push(event);
            seen.add(event.type);
            order = evolve(orderDecider, order as Order | null, event) as Order;
          }
        });
        for (const piece of [0, 1]) {
          const files = artIn(log, piece);
          expect(order.art.get(piece)?.files ?? []).toEqual(files);
          expect(order.progress.pieces[piece]?.hasArt).toBe(files.length > 0);
        }
      }),
      { numRuns: 500 },
    );
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'ProofSent',
        'ProofRemarkAdded',
        'ProofRemarkRemoved',
        'ProofChangesRequested',
        'ProofsApproved',
        'FinalArtAdded',
        'order_cancelled',
        'order_item_not_found',
        'proof_not_found',
        'proof_superseded',
        'proof_decided',
        'changes_not_described',
        'remark_not_found',
      ]),
    );
  });
});
