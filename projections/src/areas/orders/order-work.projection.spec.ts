import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, Role } from '@portal/contracts';
import { type ArtFile, type orderWork } from '@portal/contracts/areas/orders';
import { projecting } from '@portal/platform/testing/projection-kit';
import { artDownloadsProjection, orderWorkProjection } from './order-work.projection';

const orderId = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const ofOrder = { orderId, restaurantId: 1 };
const at = '2026-11-20T09:30:00.000Z';
const until = '2028-11-20T09:30:00.000Z';
const file = (n: number): ArtFile => ({
  key: String(n).padStart(32, '0'),
  filename: `prueba-${n}.pdf`,
  bytes: n,
  contentType: 'application/pdf',
});
const agency = { actor: 'user-2', role: Role.Administrator };
const byAgency = { at, by: 2, role: Role.Administrator };
const byAna = { at, by: 12, role: Role.Franchisee };
const place = { file: file(1).key, page: 1, x: 500, y: 250 };

const sent = (version: number, piece = 0, value: { note: string } | null = { note: 'Así queda' }) => ({
  type: 'ProofSent' as const,
  data: { ...ofOrder, at: piece, version, files: [file(version)] },
  personal: { subject: 'user-2', value },
  metadata: agency,
});
const remarked = (value: { text: string } | null = { text: 'Más grande' }) => ({
  type: 'ProofRemarkAdded' as const,
  data: { ...ofOrder, at: 0, version: 1, remarkId: 'r1', side: 'restaurant' as const, place },
  personal: { subject: 'user-12', value },
});
const removed = {
  type: 'ProofRemarkRemoved' as const,
  data: { ...ofOrder, at: 0, version: 1, remarkId: 'r1' },
};
const changes = (value: { text: string } | null = { text: 'Otro precio' }) => ({
  type: 'ProofChangesRequested' as const,
  data: { ...ofOrder, at: 0, version: 1 },
  personal: { subject: 'user-12', value },
});
const approved = (...pieces: { at: number; version: number }[]) => ({
  type: 'ProofsApproved' as const,
  data: { ...ofOrder, pieces, until },
});
const final = {
  type: 'FinalArtAdded' as const,
  data: { ...ofOrder, at: 0, files: [file(9)], until },
  metadata: agency,
};

const proof = (version: number, more: object = {}) => ({
  version,
  files: [file(version)],
  note: 'Así queda',
  state: 'waiting',
  sent: byAgency,
  decided: null,
  remarks: [],
  ...more,
});
const document = (...pieces: object[]) => ({ id: orderId, restaurantId: 1, quotes: [], pieces });
const work = projecting(orderWorkProjection);

describe('the view of proofs and finished art', () => {
  it('[R-ORD-19] has every proof of a piece with its remarks, and who did what', async () => {
    const remark = { ...byAna, id: 'r1', place, text: 'Más grande' };
    const decided = { ...byAna, text: 'Otro precio' };
    await work.given([sent(1, 1), sent(1), remarked(), changes(), sent(2)]).thenDocument(
      orderId,
      document(
        {
          at: 0,
          proofs: [proof(1, { state: 'changes', decided, remarks: [remark] }), proof(2)],
          art: null,
        },
        { at: 1, proofs: [proof(1)], art: null },
      ),
    );
    await work
      .given([sent(1), remarked(), removed, sent(2)])
      .thenDocument(
        orderId,
        document({ at: 0, proofs: [proof(1, { state: 'superseded' }), proof(2)], art: null }),
      );
  });

  it('has as art what was approved or added last', async () => {
    const decided = { ...byAna, text: '' };
    const art = { files: [file(1)], until, isFinal: false };
    const both = approved({ at: 0, version: 1 }, { at: 1, version: 1 });
    const approvedOne = proof(1, { state: 'approved', decided });
    await work
      .given([sent(1), sent(1, 1), both, sent(2)])
      .thenDocument(
        orderId,
        document({ at: 0, proofs: [approvedOne, proof(2)], art }, { at: 1, proofs: [approvedOne], art }),
      );
    await work
      .given([final])
      .thenDocument(
        orderId,
        document({ at: 0, proofs: [], art: { files: [file(9)], until, isFinal: true } }),
      );
    const later = (await work.given([sent(1), final, approved({ at: 0, version: 1 })]).documents()).get(
      orderId,
    );
    expect((later as DocumentOf<typeof orderWork>).pieces[0]?.art).toEqual(art);
  });

  it('[S18] shows no text of an erased person', async () => {
    await work.given([sent(1, 0, null), remarked(null), changes(null)]).thenDocument(
      orderId,
      document({
        at: 0,
        proofs: [
          proof(1, {
            note: '',
            state: 'changes',
            decided: { ...byAna, text: '' },
            remarks: [{ ...byAna, id: 'r1', place, text: '' }],
          }),
        ],
        art: null,
      }),
    );
  });
});

describe('the view of downloads of finished art', () => {
  it('has each with its pieces and its person', async () => {
    const downloaded = {
      type: 'ArtDownloaded' as const,
      data: { ...ofOrder, userId: 12, pieces: [0, 2], files: [file(1)], until },
    };
    await projecting(artDownloadsProjection)
      .given([downloaded])
      .thenDocument('event-0', { id: 'event-0', orderId, pieces: [0, 2], ...byAna });
  });
});
