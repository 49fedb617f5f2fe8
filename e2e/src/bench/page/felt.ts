import type { Page } from 'playwright-core';

/** What somebody waited for after a key or a click, in milliseconds from the event. */
export interface Felt {
  /** Until something had changed on the screen. */
  readonly answer: number;
  /** Until what was asked for had been painted. */
  readonly content: number;
}

/** What is asked for: an element with a text, which is not there before. */
export interface Wanted {
  readonly selector: string;
  /** A regular expression. */
  readonly text?: string;
}

/** Runs in the page: from the next key or press until a change, and until what is wanted, have been painted. */
function watch({ selector, text }: Wanted): Promise<Felt> {
  return new Promise((resolve) => {
    let start: number | null = null;
    let answer: number | null = null;
    const words = text === undefined ? null : new RegExp(text);
    const isThere = () =>
      [...document.querySelectorAll(selector)].some((one) => words?.test(one.textContent ?? '') ?? true);
    const painted = (then: (at: number) => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => then(performance.now());
        port2.postMessage(null);
      });
    const begin = (event: Event) => {
      start ??= event.timeStamp;
    };
    window.addEventListener('keydown', begin, { capture: true, once: true });
    window.addEventListener('pointerdown', begin, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (start === null) return;
      const from = start;
      if (answer === null) {
        answer = Infinity;
        painted((at) => {
          answer = at - from;
        });
      }
      if (!isThere()) return;
      observer.disconnect();
      painted((at) => resolve({ answer: Math.min(answer ?? Infinity, at - from), content: at - from }));
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/** Lets somebody act and tells what they waited for. @throws when what is wanted does not come within 15 seconds */
export async function feel(page: Page, wanted: Wanted, act: () => Promise<void>): Promise<Felt> {
  const felt = page.evaluate(watch, wanted);
  await act();
  const late = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new Error(`${wanted.selector} ${wanted.text ?? ''} did not come`)),
      15_000,
    ).unref();
  });
  return Promise.race([felt, late]);
}
