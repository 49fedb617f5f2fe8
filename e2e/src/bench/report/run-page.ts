import type { Measured } from '../measuring/measured';
import type { BenchOptions } from '../options';
import type { machine } from './machine';
import { tableOf } from './table';

interface Run extends Pick<BenchOptions, 'quick' | 'only'> {
  /** ISO 8601. */
  readonly at: string;
  readonly machine: ReturnType<typeof machine>;
  readonly rows: readonly Measured[];
}

function commandOf({ quick, only }: Run): string {
  const options = [quick ? ['--quick'] : [], only === undefined ? [] : [`--only ${only}`]].flat();
  return ['npm run bench', ...(options.length > 0 ? ['--', ...options] : [])].join(' ');
}

/** In `docs/bench`: one per day and choice of figures. */
export const pageNameOf = ({ at, quick, only }: Run): string =>
  `${[at.slice(0, 10), ...(only === undefined ? [] : [only]), ...(quick ? ['quick'] : [])].join('-')}.md`;

/** Markdown. */
export function runPage(run: Run): string {
  const { cpu, cores, memoryGiB, node, loadAverage = 0 } = run.machine;
  return [
    `# Bench of ${run.at.slice(0, 10)}`,
    `Written by \`${commandOf(run)} --record\`. [performance.md](../performance.md) explains the figures.`,
    `${cpu}, ${cores} cores, ${memoryGiB} GiB, Node ${node}, load ${loadAverage.toFixed(1)}.`,
    `${tableOf(run.rows)}\n`,
  ].join('\n\n');
}
