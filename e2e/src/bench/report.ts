import { cpus, loadavg, totalmem } from 'node:os';
import { isMet, type Measured, type Target } from './measuring/measured';

const columns = ['figure', 'baseline', 'product', 'best', 'p90', 'ratio', 'target', 'met?'] as const;
/** Columns shown only if used. */
const spread: readonly string[] = ['best', 'p90'];

const digitsOf = (value: number) => (value >= 100 ? 0 : value >= 10 ? 1 : 2);
const grouped = (value: number) =>
  value.toLocaleString('en', {
    minimumFractionDigits: digitsOf(value),
    maximumFractionDigits: digitsOf(value),
  });

function targetText(target: Target | null, unit: string): string {
  if (target === null) return '–';
  const { of, atLeast, atMost } = target;
  const bound = atLeast === undefined ? `≤ ${grouped(atMost ?? 0)}` : `≥ ${grouped(atLeast)}`;
  return of === 'ratio' ? `${bound} × baseline` : `${bound} ${unit}`;
}

function cellsOf(row: Measured): readonly string[] {
  const value = (number: number | null) => (number === null ? '–' : `${grouped(number)} ${row.unit}`);
  return [
    row.figure,
    value(row.baseline),
    value(row.product),
    value(row.best ?? null),
    value(row.p90 ?? null),
    row.ratio === null ? '–' : row.ratio.toFixed(2),
    targetText(row.target, row.unit),
    { true: 'yes', false: 'NO', null: '–' }[`${isMet(row)}`],
  ];
}

/** Markdown, aligned for terminals. */
export function tableOf(rows: readonly Measured[]): string {
  const hasSpread = rows.some(({ p90 }) => p90 !== undefined);
  const lines = [columns, ...rows.map(cellsOf)].map((cells) =>
    cells.filter((_, at) => hasSpread || !spread.includes(columns[at] ?? '')),
  );
  const [head = columns, ...body] = lines;
  const widths = head.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lineOf(head), rule, ...body.map(lineOf)].join('\n');
}

/** Other load distorts milliseconds. */
export function machine(): string {
  const [{ model = 'unknown' } = {}] = cpus();
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GiB`;
  return `${model}, ${cpus().length} cores, ${memory}, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
}

interface Run {
  /** `2026-11-22` */
  readonly day: string;
  readonly quick: boolean;
  /** Beginning of the figures' names. */
  readonly only: string | undefined;
}

/** In `docs/bench`: one per day and choice of figures. */
export const pageNameOf = ({ day, quick, only }: Run): string =>
  `${[day, ...(only === undefined ? [] : [only]), ...(quick ? ['quick'] : [])].join('-')}.md`;

/** Markdown. */
export function runPage({ day, quick, only }: Run, rows: readonly Measured[]): string {
  const options = `${quick ? '--quick ' : ''}${only === undefined ? '' : `--only ${only} `}--record`;
  return [
    `# Bench of ${day}`,
    `Written by \`npm run bench -- ${options}\`. [performance.md](../performance.md) explains the figures.`,
    `${machine()}.`,
    `${tableOf(rows)}\n`,
  ].join('\n\n');
}
