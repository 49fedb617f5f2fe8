import { type ArtFile, type OrderDetail, type Proof, proofCommands } from '@portal/contracts/areas/orders';
import { useRef, useState } from 'react';
import { useMay } from '#core/session/use-may';
import type { RemarkDraft } from './RemarkList';
import type { Comparison } from './ProofPreview';
import { isPdf, isViewable, middle, sameFileOf, useRemarks, zoomed } from './proofs';

/** Newest first. */
export type Proofs = readonly [Proof, ...Proof[]];

export const hasProofs = (proofs: readonly Proof[]): proofs is Proofs => proofs.length > 0;

const fileOf = ({ files }: Proof, key: string): ArtFile | undefined =>
  files.find((file) => file.key === key) ?? files.find(isViewable);

function shownOf(proofs: Proofs, version: number, key: string) {
  const index = Math.max(
    0,
    proofs.findIndex((one) => one.version === version),
  );
  const proof = proofs[index] ?? proofs[0];
  const file = fileOf(proof, key);
  const before = proofs[index + 1];
  const fileBefore = file && sameFileOf(proof, before, file);
  return { proof, file, before: before && fileBefore && { version: before.version, file: fileBefore } };
}

/** What is looked at. */
export function useProofView(proofs: Proofs) {
  const [version, setVersion] = useState(proofs[0].version);
  const [key, setKey] = useState('');
  const [page, setPage] = useState(1);
  const [pageCount, setPages] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [comparison, setComparison] = useState<Comparison>('one');
  const shown = shownOf(proofs, version, key);
  const pages = shown.file !== undefined && isPdf(shown.file) ? pageCount : 1;
  const open = (next: string, at = 1) => {
    setKey(next);
    setPage(at);
  };
  return {
    ...shown,
    newest: proofs[0],
    page,
    pages,
    zoom,
    comparison,
    setComparison,
    setPages,
    open,
    show: (next: number) => {
      setVersion(next);
      open('');
    },
    turn: (step: number) => setPage((now) => Math.min(pages, Math.max(1, now + step))),
    changeZoom: (step: number) => setZoom((now) => zoomed(now, step)),
    fit: () => setZoom(1),
  };
}

export type ProofView = ReturnType<typeof useProofView>;

/** The remark that is written. */
export function useRemarkDraft(
  { order, at }: { readonly order: Pick<OrderDetail, 'id'>; readonly at: number },
  { proof, file, page }: ProofView,
) {
  const isAgency = useMay()(proofCommands.SendProof);
  const { add } = useRemarks(isAgency ? 'agency' : 'restaurant');
  const [draft, setDraft] = useState<RemarkDraft | null>(null);
  const field = useRef<HTMLTextAreaElement | HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const end = () => {
    setDraft(null);
    addButton.current?.focus();
  };
  const save = () => {
    if (draft === null) return;
    end();
    add
      .send({ id: order.id, at, proof: proof.version, ...draft.place, text: draft.text })
      .catch((error: unknown) => setDraft({ ...draft, error }));
  };
  const startAt = (place: RemarkDraft['place'], isByKeys: boolean) =>
    setDraft((before) => ({ place, text: before?.text ?? '', isByKeys, error: null }));
  return {
    draft,
    field,
    addButton,
    end,
    save,
    place: (place: RemarkDraft['place']) => startAt(place, false),
    startByKeys: () => file && startAt({ file: file.key, page, x: middle, y: middle }, true),
    move: (place: RemarkDraft['place']) => setDraft((before) => before && { ...before, place }),
    write: (text: string) => setDraft((before) => before && { ...before, text }),
    focusText: () => field.current?.focus(),
  };
}
