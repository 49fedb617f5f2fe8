import type { CommandContract } from '@portal/contracts';
import { oddMoments, oddNumbers, oddTexts } from './hostile-values';
import { leavesOf, withValue } from './places';

/** At most `most`, evenly spread. */
const evenly = <T>(all: readonly T[], max: number): readonly T[] =>
  all.length <= max
    ? all
    : Array.from({ length: max }, (_, at) => all[Math.floor((at * all.length) / max)] as T);

/** Longer texts are always rejected. */
const texts = oddTexts.filter((text) => text.length < 2_000);

/**
 * Valid inputs with one edge value, for deciders and events.
 * @param max values per place
 */
export function acceptedEdges(
  call: CommandContract,
  input: unknown,
  max: number,
): readonly Record<string, unknown>[] {
  return leavesOf(input).flatMap((place) => {
    const accepted = [...oddMoments, ...oddNumbers, ...texts]
      .map((value) => withValue(input, place, value))
      .filter((candidate) => call.input.safeParse(candidate).success);
    return evenly(accepted, max) as Record<string, unknown>[];
  });
}
