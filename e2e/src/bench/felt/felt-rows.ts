import { type Measured, timed } from '../measuring/measured';
import type { Action } from './action';
import type { Felt } from './feel';

/** Every action gets a visible answer within so many milliseconds (U7). */
const answerWithin = 100;

/** The two lines of an action in the table. */
export function rowsOf(
  { name, target, before }: Pick<Action, 'name' | 'target' | 'before'>,
  felt: readonly Felt[],
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
