/** Milliseconds until deferred updates are done. */
const aMoment = 50;

export async function typeAndEnterAtOnce(field: HTMLElement, text: string): Promise<void> {
  const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = flags.IS_REACT_ACT_ENVIRONMENT ?? false;
  flags.IS_REACT_ACT_ENVIRONMENT = false;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Urgent updates run in the next microtask.
  await Promise.resolve();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await new Promise((done) => setTimeout(done, aMoment));
  flags.IS_REACT_ACT_ENVIRONMENT = before;
}
