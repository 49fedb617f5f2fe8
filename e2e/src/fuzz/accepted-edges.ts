import type { CommandContract } from '@portal/contracts';
import { oddMoments, oddNumbers, oddTexts } from './hostile-values';
import { leavesOf, withValue } from './places';

/** At most so many, from the first to the last. */
const evenly = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)] as T);

/** Long enough for no field, or as good as another one here: what is refused anyway only costs time. */
const texts = oddTexts.filter((text) => text.length < 2_000);

/**
 * Inputs of a command with one value at an edge, as its contract takes them: what a decider is given, and what its events
 * must be able to hold.
 * @param most of so many values for each place
 */
export function acceptedEdges(
  call: CommandContract,
  input: unknown,
  most: number,
): readonly Record<string, unknown>[] {
  return leavesOf(input).flatMap((place) => {
    const accepted = [...oddMoments, ...oddNumbers, ...texts]
      .map((value) => withValue(input, place, value))
      .filter((candidate) => call.input.safeParse(candidate).success);
    return evenly(accepted, most) as Record<string, unknown>[];
  });
}
