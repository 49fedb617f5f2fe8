import { readFile, writeFile } from 'node:fs/promises';
import { readWorkbook } from '../spreadsheets/read-workbook';
import { WorkbookRefused } from '../spreadsheets/workbook';
import { compareFigures } from './compare-figures';
import type {
  CompareSpreadsheetJob,
  DifferenceMark,
  ImportResult,
  ImportSummary,
  Problem,
  ReadingResult,
  ReadRow,
  ReadSheet,
  ReadSpreadsheetJob,
} from './import-jobs';
import { readSheet } from './read-sheet';
import { resultLines } from './result-lines';
import { resolveRows } from './resolve-rows';

const maxListedProblems = 200;

function referencesIn(rows: readonly ReadRow[], { contract }: ReadSpreadsheetJob): Record<string, string[]> {
  const texts: Record<string, Set<string>> = {};
  contract.columns.forEach((column, index) => {
    if (column.type !== 'reference') return;
    const known = (texts[column.to] ??= new Set());
    for (const { cells } of rows) {
      const text = cells[index];
      if (text !== null && text !== undefined) known.add(String(text));
    }
  });
  return Object.fromEntries(Object.entries(texts).map(([to, known]) => [to, [...known]]));
}

/** Reads a spreadsheet and writes the `ReadSheet`. */
export async function runReading(job: ReadSpreadsheetJob): Promise<ReadingResult> {
  try {
    const sheets = await readWorkbook(job, job);
    const read = readSheet(sheets, job.contract, job);
    await writeFile(job.target, JSON.stringify(read), { flag: 'wx' });
    return { ok: true, references: referencesIn(read.rows, job) };
  } catch (error) {
    if (error instanceof WorkbookRefused) return { ok: false, code: error.code, details: error.details };
    throw error;
  }
}

const tooMuchText: Problem = {
  row: 1,
  column: '',
  field: '',
  code: 'too_much_text',
  value: '',
  expected: '',
};

/** Current rows too: an undo records them. */
function bytesOf(
  figures: ImportResult['figures'],
  { current, bytesPerPlace }: CompareSpreadsheetJob,
): number {
  const sum = (texts: readonly string[]) =>
    texts.reduce((total, text) => total + Buffer.byteLength(text) + bytesPerPlace, 0);
  const before = sum(figures.map(({ place }) => current[place] ?? ''));
  return Math.max(before, sum(figures.map(({ rows }) => JSON.stringify(rows))));
}

function countsOf(difference: ImportResult['difference']): Record<DifferenceMark, number> {
  const counts = { new: 0, changed: 0, gone: 0, same: 0 };
  for (const { mark } of difference) counts[mark] += 1;
  return counts;
}

/** Compares with current data and writes the result. */
export async function runComparison(job: CompareSpreadsheetJob): Promise<ImportSummary> {
  const read = JSON.parse(await readFile(job.source, 'utf8')) as ReadSheet;
  const resolved = resolveRows(read, job.contract, job.references);
  const isRefused = resolved.problemCount > 0;
  const compared = isRefused ? { figures: [], difference: [] } : compareFigures(resolved.rows, job);
  const isTooMuch = bytesOf(compared.figures, job) > job.maxBytes;
  const problems = isTooMuch ? [tooMuchText] : resolved.problems;
  const problemCount = isTooMuch ? 1 : resolved.problemCount;
  const result: ImportResult = { ...compared, ...(isTooMuch && { figures: [] }), problems };
  await writeFile(job.target, resultLines(result), { flag: 'wx' });
  return {
    rows: read.rows.length,
    hidden: read.hidden,
    places: new Set(resolved.rows.map(({ place }) => place)).size,
    counts: countsOf(compared.difference),
    problemCount,
    problems: problems.slice(0, maxListedProblems),
  };
}
