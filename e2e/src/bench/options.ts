import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Prefix of names; all without it. */
  readonly only: string | undefined;
  /** Fewer and shorter rounds. */
  readonly quick: boolean;
  /** Writes CPU profiles. */
  readonly profile: boolean;
  /** Also writes to `docs/bench`. */
  readonly record: boolean;
  /** Hash of the sources that make the data. */
  readonly worldVersion: string;
  /** For data, results and profiles. */
  readonly folder: string;
}

/** Unknown option or figure. */
export class BadOptions extends Error {}

/**
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
