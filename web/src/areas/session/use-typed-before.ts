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
    pressAgain(dataset);
    if (dataset.sent === undefined) return;
    delete dataset.sent;
    fields[0]?.[0].current?.form?.requestSubmit();
  });
  useLayoutEffect(() => take(), []);
  // After what was typed is known.
  useEffect(() => send(), []);
}

/** Buttons that send nothing, by their number among all of them. */
function pressAgain(dataset: DOMStringMap): void {
  const { pressed } = dataset;
  delete dataset.pressed;
  if (pressed !== undefined) document.querySelectorAll<HTMLElement>('#root button')[Number(pressed)]?.click();
}
