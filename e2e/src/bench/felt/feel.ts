import type { Page } from 'playwright-core';

/** Milliseconds from a key or pointer event to the painted frame. */
export interface Latency {
  /** First visible feedback. */
  readonly answer: number;
  /** The result. */
  readonly content: number;
}

/** Polled each frame until true. */
export interface Looks {
  readonly answer: () => boolean;
  readonly content: () => boolean;
}

/** Runs in the page before the action. */
export type Watch = (on: string) => Looks;

/** Milliseconds. */
const timeoutMs = 15_000;

/**
 * Runs in the page; reads the clock after paint. The wrapped promise ensures that listeners exist on return.
 */
function record({ looks, atMost }: { looks: Looks; atMost: number }): { readonly felt: Promise<Latency> } {
  const felt = new Promise<Latency>((resolve, reject) => {
    const latest = performance.now() + atMost;
    let start: number | undefined;
    let answer: number | undefined;
    const begin = ({ timeStamp }: Event) => {
      start ??= timeStamp;
    };
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, begin, { capture: true, once: true });
    const frame = () => {
      const hasStarted = start !== undefined;
      const isThere = hasStarted && looks.content();
      const isAnswered = isThere || (hasStarted && looks.answer());
      const { port1, port2 } = new MessageChannel();
      // Delivered after this frame is painted.
      port1.onmessage = () => {
        const now = performance.now();
        const passed = now - (start ?? now);
        if (isAnswered) answer ??= passed;
        if (isThere) resolve({ answer: answer ?? passed, content: passed });
        else if (now < latest) requestAnimationFrame(frame);
        else reject(new Error(answer === undefined ? 'no answer was seen' : 'no content was seen'));
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(frame);
  });
  return { felt };
}

/** Runs in the page: no changes and no late frames. */
function quiet({ milliseconds, atMost }: { milliseconds: number; atMost: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = 50;
    const latest = performance.now() + atMost;
    let since = performance.now();
    let before = since;
    const restart = () => {
      since = performance.now();
    };
    const observer = new MutationObserver(restart);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const frame = (now: number) => {
      if (now - before > late) restart();
      before = now;
      if (now > latest) return reject(new Error('the page does not come to rest'));
      if (performance.now() - since < milliseconds) return void requestAnimationFrame(frame);
      observer.disconnect();
      return resolve();
    };
    requestAnimationFrame(frame);
  });
}

/** Waits until the page is idle. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(quiet, { milliseconds: 400, atMost: timeoutMs });

/** @throws if the result takes more than fifteen seconds */
export async function measureLatency(
  page: Page,
  watch: Watch,
  on: string,
  act: () => Promise<void>,
): Promise<Latency> {
  const looks = await page.evaluateHandle(watch, on);
  const recording = await page.evaluateHandle(record, { looks, atMost: timeoutMs });
  await act();
  const felt = await recording.evaluate((started) => started.felt);
  await Promise.all([looks.dispose(), recording.dispose()]);
  return felt;
}
