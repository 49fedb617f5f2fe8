import { type Measured, timed } from '../measuring/measured';
import type { Action } from './action';
import type { Latency } from './feel';

/** Milliseconds to visible feedback (U7). */
const answerWithin = 100;

export function rowsOf(
  { name, target, before }: Pick<Action, 'name' | 'target' | 'before'>,
  felt: readonly Latency[],
): readonly Measured[] {
  return [
    timed(
      `${name}, first answer`,
      answerWithin,
      felt.map(({ answer }) => answer),
    ),
    timed(
      name,
      target,
      felt.map(({ content }) => content),
      before,
    ),
  ];
}
