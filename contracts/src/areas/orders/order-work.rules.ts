import { z } from 'zod';
import { administrators, type Caller, type MarketRecord, Role } from '../../kernel';
import { type OrderStatus, settledStatuses } from './orders.rules';

export const quoteStates = ['waiting', 'asked', 'accepted', 'refused', 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];
export const proofStates = ['waiting', 'changes', 'approved'] as const;
export const turns = ['agency', 'restaurant'] as const;
export type Turn = (typeof turns)[number];

/** @param role of the actor */
export const sideOf = (role: number): Turn =>
  (administrators as readonly number[]).includes(role) ? 'agency' : 'restaurant';

const pieceProgress = z.object({
  /** Newest proof, from 1; 0 for none. */
  proof: z.int().nonnegative(),
  /** Of the newest proof; `null` without one. */
  state: z.enum(proofStates).nullable(),
  /** Finished art can be downloaded: an approved proof or final files. */
  hasArt: z.boolean(),
});

/** Newest quote and proofs of an order. */
export const orderProgressSchema = z.object({
  /** `null` without one. */
  quote: z.object({ version: z.int().positive(), state: z.enum(quoteStates) }).nullable(),
  /** One per ordered piece. */
  pieces: z.array(pieceProgress),
});
export type OrderProgress = z.output<typeof orderProgressSchema>;
type PieceProgress = OrderProgress['pieces'][number];

export const newProgress = (pieces: number): OrderProgress => ({
  quote: null,
  pieces: Array.from({ length: pieces }, () => ({ proof: 0, state: null, hasArt: false })),
});

const withQuote = (progress: OrderProgress, version: number, state: QuoteState): OrderProgress => ({
  ...progress,
  quote: { version, state },
});

const withPiece = (progress: OrderProgress, at: number, change: Partial<PieceProgress>): OrderProgress => ({
  ...progress,
  pieces: progress.pieces.map((piece, place) => (place === at ? { ...piece, ...change } : piece)),
});

interface OfQuote {
  readonly version: number;
}

interface OfProof {
  readonly at: number;
  readonly version: number;
}

/** Event type → change. Used by the decider and the views. */
export const progressChanges = {
  QuoteSent: (progress: OrderProgress, { version }: OfQuote) => withQuote(progress, version, 'waiting'),
  QuoteAccepted: (progress: OrderProgress, { version }: OfQuote) => withQuote(progress, version, 'accepted'),
  QuoteRefused: (progress: OrderProgress, { version }: OfQuote) => withQuote(progress, version, 'refused'),
  QuoteQuestioned: (progress: OrderProgress, { version }: OfQuote) => withQuote(progress, version, 'asked'),
  QuoteAnswered: (progress: OrderProgress, { version }: OfQuote) => withQuote(progress, version, 'waiting'),
  QuoteExpired: (progress: OrderProgress, { version }: OfQuote) => withQuote(progress, version, 'expired'),
  ProofSent: (progress: OrderProgress, { at, version }: OfProof) =>
    withPiece(progress, at, { proof: version, state: 'waiting' }),
  ProofChangesRequested: (progress: OrderProgress, { at }: OfProof) =>
    withPiece(progress, at, { state: 'changes' }),
  ProofsApproved: (progress: OrderProgress, { pieces }: { readonly pieces: readonly OfProof[] }) =>
    pieces.reduce((all, { at }) => withPiece(all, at, { state: 'approved', hasArt: true }), progress),
  FinalArtAdded: (progress: OrderProgress, { at }: { readonly at: number }) =>
    withPiece(progress, at, { hasArt: true }),
} as const;

export type ProgressEvent = keyof typeof progressChanges;

/** The restaurant's while a quote or a proof waits for its answer; `null` for settled orders. */
export function turnOf(progress: OrderProgress, status: OrderStatus): Turn | null {
  if (settledStatuses.includes(status)) return null;
  const waits =
    progress.quote?.state === 'waiting' || progress.pieces.some(({ state }) => state === 'waiting');
  return waits ? 'restaurant' : 'agency';
}

/** Pieces with finished art. */
export const piecesReady = ({ pieces }: OrderProgress): number =>
  pieces.filter(({ hasArt }) => hasArt).length;

/** Years that finished art can be downloaded. */
const artYears = 2;

/** ISO 8601 UTC. @param addedAt of the art */
export function artUntil(addedAt: string): string {
  const until = new Date(addedAt);
  until.setUTCFullYear(until.getUTCFullYear() + artYears);
  return until.toISOString();
}

/** Quotes and proofs, of those who order; acting administrators by their own role. */
export const mayApprove = (
  { role, ownRole = role }: Pick<Caller, 'role' | 'ownRole'>,
  { managersApprove }: Pick<MarketRecord, 'managersApprove'>,
): boolean => managersApprove || ownRole !== Role.Manager;
