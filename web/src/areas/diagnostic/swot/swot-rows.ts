import {
  maxSwotTexts,
  type Swot,
  swotFields,
  type SwotList,
  swotLists,
  writtenRows,
} from '@portal/contracts/areas/diagnostic';

/** A list with a row typed; a row beyond the last is a new one. */
export const withRow = (rows: readonly string[], index: number, text: string): readonly string[] =>
  index < rows.length ? rows.with(index, text) : [...rows, text];

export const withoutRow = (rows: readonly string[], index: number): readonly string[] =>
  rows.toSpliced(index, 1);

/** Texts that can still be added. */
export const roomIn = (rows: readonly string[]): number => Math.max(0, maxSwotTexts - rows.length);

/** All four lists as they are kept: trimmed, without rows that say nothing (R-DIA-09). */
export const keptSwot = ({ strengths, weaknesses, opportunities, threats }: Swot): Swot => ({
  strengths: writtenRows(strengths),
  weaknesses: writtenRows(weaknesses),
  opportunities: writtenRows(opportunities),
  threats: writtenRows(threats),
});

/** The lists by the spelling of the wire (R-DIA-09). */
export const swotToWire = (swot: Swot) => ({
  [swotFields.strengths]: swot.strengths,
  weaknesses: swot.weaknesses,
  opportunities: swot.opportunities,
  threats: swot.threats,
});

/** The lists that differ. */
export const changedLists = (one: Swot, other: Swot): readonly SwotList[] =>
  swotLists.filter((list) => one[list].join('\n') !== other[list].join('\n'));
