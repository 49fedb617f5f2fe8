import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** The rest after paint; all at once on Back, to restore the scroll position. */
export function useFirstFew<Row>(rows: readonly Row[], few: number): readonly Row[] {
  const isBack = useNavigationType() === NavigationType.Pop;
  const drawn = useDeferredValue(rows.length, few);
  return isBack || rows.length <= Math.max(few, drawn) ? rows : rows.slice(0, Math.max(few, drawn));
}
