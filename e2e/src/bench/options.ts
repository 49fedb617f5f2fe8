import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Only the figures whose names begin so; all without it. */
  readonly only: string | undefined;
  /** Fewer and shorter rounds: for a first look. */
  readonly quick: boolean;
  /** Writes CPU profiles of the product. */
  readonly profile: boolean;
  /** Writes the figures into `docs/bench`, too. */
  readonly record: boolean;
  /** Changes when what makes the data does. */
  readonly worldVersion: string;
  /** Where data, results and profiles are kept. */
  readonly folder: string;
}

/** An option that is not known, or names no figure. */
export class BadOptions extends Error {}

/**
 * @param args what stands behind `npm run bench --`
 * @param environment `BENCH_WORLD` is set by `scripts/bench.mjs`
 * @throws BadOptions
 */
export function readOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  folder: string,
  figures: readonly string[],
): BenchOptions {
  const { only, quick, profile, record } = parsed(args);
  if (only !== undefined && !figures.some((name) => name.startsWith(only))) {
    throw new BadOptions(`no figure begins with "${only}"; there are ${figures.join(', ')}`);
  }
  const worldVersion = environment['BENCH_WORLD'];
  if (!worldVersion) throw new BadOptions('BENCH_WORLD is missing: start the bench with npm run bench');
  return { only, quick, profile, record, worldVersion, folder };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        profile: { type: 'boolean', default: false },
        record: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new BadOptions(error instanceof Error ? error.message : String(error));
  }
}
