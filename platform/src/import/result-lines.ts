import { inPieces } from '../program/in-pieces';
import type { ImportResult } from './import-jobs';

export type ResultPart = Partial<ImportResult>;

/** A stored result: JSON lines, figures first; see `read-result`. */
export function resultLines({ figures, difference, problems }: ImportResult): string {
  const parts: ResultPart[] = [
    ...figures.map((place) => ({ figures: [place] })),
    ...inPieces(difference).map((rows) => ({ difference: rows })),
    ...inPieces(problems).map((rows) => ({ problems: rows })),
  ];
  return parts.map((part) => `${JSON.stringify(part)}\n`).join('');
}
