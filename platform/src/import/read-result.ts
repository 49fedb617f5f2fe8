import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { isTimeToYield, nextTurn } from '../program/in-pieces';
import type { FileStore } from '../stores/file-store/file-store.port';
import type { ImportResult } from './import-jobs';
import type { ResultPart } from './result-lines';

const maxCached = 4;

type Files = Pick<FileStore, 'open'>;

async function* partsIn(stream: Readable): AsyncGenerator<ResultPart> {
  let at = 0;
  for await (const line of createInterface({ input: stream })) {
    if (isTimeToYield((at += 1))) await nextTurn();
    if (line !== '') yield JSON.parse(line) as ResultPart;
  }
}

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

/** Stops after the figures. */
export async function readResultFigures(stream: Readable): Promise<ImportResult['figures']> {
  const figures: ImportResult['figures'][number][] = [];
  for await (const part of partsIn(stream)) {
    if (part.figures === undefined) break;
    figures.push(...part.figures);
  }
  stream.destroy();
  return figures;
}

/** Cached reader of import results. @returns `null` for a missing file */
export function createResultReader(): (key: string, files: Files) => Promise<ImportResult | null> {
  const known = new LRUCache<string, ImportResult>({ max: maxCached });
  return async (key, files) => {
    const before = known.get(key);
    if (before) return before;
    const opened = await files.open(key);
    if (!opened) return null;
    const result = await readResultLines(opened.stream);
    known.set(key, result);
    return result;
  };
}
