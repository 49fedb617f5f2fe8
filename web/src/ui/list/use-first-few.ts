import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * As many rows of a list as fill a screen at once, the rest as soon as those are painted. Coming back, all at once: the
 * page has to be as long as it was for its scroll position to be found again.
 */
export function useFirstFew<Row>(rows: readonly Row[], few: number): readonly Row[] {
  const isBack = useNavigationType() === NavigationType.Pop;
  const drawn = useDeferredValue(rows.length, few);
  return isBack || rows.length <= Math.max(few, drawn) ? rows : rows.slice(0, Math.max(few, drawn));
}
