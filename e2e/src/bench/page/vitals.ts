import type { Page } from 'playwright-core';

/** Milliseconds. */
export interface Vitals {
  /** Largest Contentful Paint. */
  readonly largestPaint: number;
  /** Interaction to Next Paint; `null` without interaction. */
  readonly slowestInteraction: number | null;
  /** Cumulative Layout Shift. */
  readonly layoutShift: number;
}

interface Noted {
  largestPaint: number;
  readonly interactions: number[];
  layoutShift: number;
}
declare global {
  interface Window {
    benchVitals: Noted;
  }
}

/** Runs in the page before its scripts. */
function note(): void {
  const noted: Noted = { largestPaint: 0, interactions: [], layoutShift: 0 };
  window.benchVitals = noted;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!shift.hadRecentInput) noted.layoutShift += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) noted.interactions.push(entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Before the page is opened. */
export async function noteVitals(page: Page): Promise<void> {
  await page.addInitScript(note);
}

/** @throws without a paint */
export async function readVitals(page: Page): Promise<Vitals> {
  const { largestPaint, interactions, layoutShift } = await page.evaluate(() => window.benchVitals);
  if (largestPaint === 0) throw new Error('the page painted nothing');
  const slowestInteraction = interactions.length === 0 ? null : Math.max(...interactions);
  return { largestPaint, slowestInteraction, layoutShift };
}
