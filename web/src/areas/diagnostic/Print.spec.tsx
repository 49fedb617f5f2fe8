import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { textsOf } from '#testing/text-of';
import { widen } from '#testing/widen';
import { paperWidth, printDelay } from './DiagnosticScreen';
import { printTexts } from './texts';
import { diagnosticApi, openDiagnostic, section } from './diagnostic.testing';

const text = textsOf(printTexts);
const print = jest.fn();

beforeEach(() => {
  widen(1280);
  window.print = print;
  print.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  delete document.documentElement.dataset['scheme'];
});

const overlay = () => screen.queryByRole('alertdialog', { name: text('preparing') });
async function begin() {
  const { container } = openDiagnostic(diagnosticApi());
  await section('DAFO');
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: text('print') }));
  return container;
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('printing the report', () => {
  it('[R-DIA-04] [R-CON-21] shows an overlay, draws the charts as wide as the paper, and opens the dialog after 1.5 s', async () => {
    expect(printDelay).toBe(1_500);
    const container = await begin();
    expect(overlay()).toBeTruthy();
    const report = container.querySelector('.report');
    expect(report && getComputedStyle(report.parentElement as Element)).toBeTruthy();
    expect(report?.parentElement?.dataset['paper']).toBe('true');
    expect(paperWidth).toBe('182mm');
    await wait(1_499);
    expect(print).not.toHaveBeenCalled();
    await wait(1);
    expect(print).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('afterprint'));
    expect(overlay()).toBeNull();
    expect(report?.parentElement?.dataset['paper']).toBe('false');
  });

  it('can be cancelled before', async () => {
    await begin();
    fireEvent.click(screen.getByRole('button', { name: text('cancel') }));
    expect(overlay()).toBeNull();
    await wait(5_000);
    expect(print).not.toHaveBeenCalled();
  });
});
