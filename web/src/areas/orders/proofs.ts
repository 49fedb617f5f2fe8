import {
  type ArtFile,
  orderQueries,
  type OrderWork,
  orderWorkQueries,
  type PieceWork,
  type Proof,
  proofCommands,
  proofDownloads,
  type ProofRemark,
  type RemarkPlace,
} from '@portal/contracts/areas/orders';
import { apiBase } from '#core/client/call-client';
import type { CallCache, Undo } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { fillPath } from '#core/client/wire';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { proofTexts } from './texts/proof';

const { GetOrder, ListOrders, CountTurns } = orderQueries;
const { GetOrderWork } = orderWorkQueries;

/** Stale after an answer or a new proof. */
export const workStale = [GetOrderWork, GetOrder, ListOrders, CountTurns];

export const proofFileUrl = (orderId: string, key: string) =>
  apiBase + fillPath(proofDownloads.OpenProofFile.path, { id: orderId, key });

export const isPdf = ({ contentType }: Pick<ArtFile, 'contentType'>) => contentType === 'application/pdf';
/** Others are for download. */
export const isViewable = (file: ArtFile) => isPdf(file) || file.contentType.startsWith('image/');

export const useOrderWork = (id: string) => useCallQuery(GetOrderWork, { id });

export interface WaitingProof {
  /** Index of the piece. */
  readonly at: number;
  readonly proof: Proof;
}

export const waitingProofs = ({ pieces }: Pick<OrderWork, 'pieces'>): readonly WaitingProof[] =>
  pieces.flatMap(({ proofs: [proof] }, at) => (proof?.state === 'waiting' ? [{ at, proof }] : []));

/** From one step to the next; 1 shows the whole page. */
const zooms = [1, 1.25, 1.5, 2, 2.5, 3, 4, 6] as const;

/** @param step 1 or -1 */
export function zoomed(zoom: number, step: number): number {
  const next = step > 0 ? zooms.find((one) => one > zoom) : zooms.findLast((one) => one < zoom);
  return next ?? zoom;
}

const whole = 1000;
export const middle = whole / 2;
const within = (value: number) => Math.min(whole, Math.max(0, Math.round(value)));

/** Thousandths of a box. */
export const pointIn = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
) => ({
  x: within(((clientX - left) / (width || 1)) * whole),
  y: within(((clientY - top) / (height || 1)) * whole),
});

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Thousandths. */
const smallStep = 10;
const largeStep = 50;

/** `null` for other keys. */
export function moved(place: RemarkPlace, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  const arrow = arrows[key];
  if (arrow === undefined) return null;
  const step = shiftKey ? largeStep : smallStep;
  return { ...place, x: within(place.x + arrow[0] * step), y: within(place.y + arrow[1] * step) };
}

/** At the same place of the version before, else the first to look at. */
export function sameFileOf(proof: Proof, before: Proof | undefined, file: ArtFile): ArtFile | undefined {
  const same = before?.files[proof.files.indexOf(file)];
  return same !== undefined && isViewable(same) ? same : before?.files.find(isViewable);
}

const changePiece = (work: OrderWork, at: number, change: (piece: PieceWork) => PieceWork): OrderWork => ({
  ...work,
  pieces: work.pieces.map((piece, place) => (place === at ? change(piece) : piece)),
});

function changeRemarks(
  cache: CallCache,
  { id, at }: { readonly id: string; readonly at: unknown },
  change: (remarks: readonly ProofRemark[]) => ProofRemark[],
): Undo {
  const inNewest = (piece: PieceWork): PieceWork => ({
    ...piece,
    proofs: piece.proofs.map((proof, place) =>
      place === 0 ? { ...proof, remarks: change(proof.remarks) } : proof,
    ),
  });
  return cache.patch(GetOrderWork, (work) =>
    work.id === id ? changePiece(work, Number(at), inNewest) : work,
  );
}

/** Remarks show at once and go back if refused. */
export function useRemarks(side: ProofRemark['side']) {
  const { user } = useSession();
  const add = useCallCommand(proofCommands.AddProofRemark, {
    refresh: [GetOrderWork],
    optimistic: (cache, input) =>
      changeRemarks(cache, input, (remarks) => [
        ...remarks,
        {
          id: 'pending',
          at: new Date().toISOString(),
          name: user.name,
          side,
          text: input.text,
          is_own: false,
          place: {
            file: input.file,
            page: Number(input.page),
            x: Number(input.x),
            y: Number(input.y),
          },
        },
      ]),
  });
  const remove = useCallCommand(proofCommands.RemoveProofRemark, {
    refresh: [GetOrderWork],
    optimistic: (cache, input) =>
      changeRemarks(cache, input, (remarks) => remarks.filter(({ id }) => id !== input.remark_id)),
  });
  return { add, remove };
}

/** `Carmen Ruiz`, `Berta Gil (agencia)`. */
export function useWho(): (done: { readonly name: string; readonly side: ProofRemark['side'] }) => string {
  const text = useText(proofTexts);
  return ({ name, side }) => {
    if (name === '') return text('erasedPerson');
    return side === 'agency' ? text('agency', { name }) : name;
  };
}

export function useSentText(): (proof: Proof) => string {
  const text = useText(proofTexts);
  const dates = useDates();
  const who = useWho();
  return ({ version, sent }) => text('sent', { version, who: who(sent), when: dates.time(sent.at) });
}
