import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/**
 * The form stands in the document before the app has come: what was typed into it meanwhile is taken over, sent if it was
 * sent, and what was pressed is pressed (`public/first-paint.js`).
 */
export function useTypedBefore(
  fields: readonly (readonly [RefObject<HTMLInputElement | null>, (typed: string) => void])[],
): void {
  const take = useEffectEvent(() => {
    for (const [field, set] of fields) if (field.current?.value) set(field.current.value);
  });
  const send = useEffectEvent(() => {
    const { dataset = {} } = document.getElementById('root') ?? {};
    // From now on the app listens itself.
    delete dataset.drawn;
    const { sent, pressed } = dataset;
    delete dataset.sent;
    delete dataset.pressed;
    document.querySelectorAll<HTMLButtonElement>('#root button')[Number(pressed ?? -1)]?.click();
    if (sent === undefined) return;
    fields[0]?.[0].current?.form?.requestSubmit();
  });
  useLayoutEffect(() => take(), []);
  // After what was typed is known.
  useEffect(() => send(), []);
}
