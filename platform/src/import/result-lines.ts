import { inPieces } from '../program/in-pieces';
import type { ImportResult } from './import-jobs';

/** One line of a kept result. */
export type ResultPart = Partial<ImportResult>;

/** A result as it is kept: lines of JSON with parts of it, figures first. `read-result` reads them. */
export function resultLines({ figures, difference, problems }: ImportResult): string {
  const parts: ResultPart[] = [
    ...figures.map((place) => ({ figures: [place] })),
    ...inPieces(difference).map((rows) => ({ difference: rows })),
    ...inPieces(problems).map((rows) => ({ problems: rows })),
  ];
  return parts.map((part) => `${JSON.stringify(part)}\n`).join('');
}
