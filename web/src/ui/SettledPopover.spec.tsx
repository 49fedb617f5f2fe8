import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { SettledPopover } from './SettledPopover';

const { ResizeObserver: observed } = window;
let grow: () => void;

beforeEach(() => {
  window.ResizeObserver = class extends observed {
    constructor(listener: ResizeObserverCallback) {
      super(listener);
      grow = () => listener([], this);
    }
  };
});
afterEach(() => {
  window.ResizeObserver = observed;
});

it('[U2] a popover is positioned again when its content arrives late', () => {
  const anchor = { nodeType: 1, getBoundingClientRect: () => place } as unknown as Element;
  let place = new DOMRect(0, 40, 10, 10);
  render(
    <SettledPopover open anchorEl={anchor} marginThreshold={null} slotProps={{ paper: { role: 'dialog' } }}>
      <p>Late</p>
    </SettledPopover>,
  );
  const dialog = screen.getByRole('dialog');
  const before = dialog.style.top;
  place = new DOMRect(0, 90, 10, 10);
  act(() => grow());
  expect([before, dialog.style.top]).toEqual(['40px', '90px']);
});
