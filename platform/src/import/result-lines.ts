import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { inPieces, isTimeToYield, nextTurn } from '../program/in-pieces';
import type { ImportResult } from './import-jobs';

/** A part of a result. Results of before are one line with all of it. */
type ResultPart = Partial<ImportResult>;

/**
 * A result as it is kept: lines of JSON with parts of it, figures first. Whoever reads one of 20,000 rows lets others
 * have their turn between its lines.
 */
export function resultLines({ figures, difference, problems }: ImportResult): string {
  const parts: ResultPart[] = [
    ...figures.map((place) => ({ figures: [place] })),
    ...inPieces(difference).map((rows) => ({ difference: rows })),
    ...inPieces(problems).map((rows) => ({ problems: rows })),
  ];
  return parts.map((part) => `${JSON.stringify(part)}\n`).join('');
}

async function* partsIn(stream: Readable): AsyncGenerator<ResultPart> {
  let at = 0;
  for await (const line of createInterface({ input: stream })) {
    if (isTimeToYield((at += 1))) await nextTurn();
    if (line !== '') yield JSON.parse(line) as ResultPart;
  }
}

/** All of a result. */
export async function readResultLines(stream: Readable): Promise<ImportResult> {
  const figures: ImportResult['figures'][number][] = [];
  const difference: ImportResult['difference'][number][] = [];
  const problems: ImportResult['problems'][number][] = [];
  for await (const part of partsIn(stream)) {
    figures.push(...(part.figures ?? []));
    for (const row of part.difference ?? []) difference.push(row);
    for (const problem of part.problems ?? []) problems.push(problem);
  }
  return { figures, difference, problems };
}

/** The figures of a result alone: nothing behind them is read. */
export async function readResultFigures(stream: Readable): Promise<ImportResult['figures']> {
  const figures: ImportResult['figures'][number][] = [];
  for await (const part of partsIn(stream)) {
    if (part.figures === undefined) break;
    figures.push(...part.figures);
  }
  stream.destroy();
  return figures;
}
