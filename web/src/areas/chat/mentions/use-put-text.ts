import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A text with the place in it where one goes on typing. */
export interface PutText {
  readonly text: string;
  readonly caret: number;
}

/** Puts a text into a field that somebody types in, who goes on where it says. */
export function usePutText(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  setText: (text: string) => void,
): (put: PutText) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [field, text]);
  return (put) => {
    wanted.current = put.caret;
    setText(put.text);
    field.current?.focus();
  };
}
