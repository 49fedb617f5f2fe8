/** Until React has done what it deferred, in milliseconds. */
const aMoment = 50;

/** Types all of `text` and presses Enter before React has caught up with what may wait, as quick hands do. */
export async function typeAndEnterAtOnce(field: HTMLElement, text: string): Promise<void> {
  const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = flags.IS_REACT_ACT_ENVIRONMENT ?? false;
  flags.IS_REACT_ACT_ENVIRONMENT = false;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // What React does at once for an event, it does in the next microtask; what it defers comes later.
  await Promise.resolve();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await new Promise((done) => setTimeout(done, aMoment));
  flags.IS_REACT_ACT_ENVIRONMENT = before;
}
