import { useCallback, useRef } from 'react';
import { newIntent } from './new-intent';

/**
 * Keys for a form that may be sent again after a failure: the same input is the same wish, and asks for one record
 * however often it is sent; another input is another wish (R3).
 */
export function useSteadyIntent(): (input: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return useCallback((input) => {
    const content = JSON.stringify(input);
    if (last.current.content !== content) last.current = { content, key: newIntent() };
    return last.current.key;
  }, []);
}
