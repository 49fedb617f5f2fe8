import { describe, expect, it, jest } from '@jest/globals';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { act, fakeApi, screen, see, testArea, uiText } from '#testing/screen-kit';
import { CopyField } from './CopyField';

const address = 'https://portal.example/r/12/7';
const Screen = () => (
  <>
    <h1>Title</h1>
    <button>Before</button>
    <CopyField label="Address" value={address} />
  </>
);
async function open() {
  renderApp({
    api: fakeApi().signedIn(),
    areas: [testArea({ '/': Screen })],
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' });
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
  await navigator.clipboard.writeText('something of before');
  jest.useFakeTimers();
  return { user, field };
}
async function wait(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
const clipboard = () => navigator.clipboard.readText();

describe('a text that is copied', () => {
  it('[R-CAT-14] is copied when a click gives it the focus', async () => {
    const { user, field } = await open();
    await user.click(field);
    expect(document.activeElement).toBe(field);
    expect(await clipboard()).toBe(address);
    expect(field.readOnly).toBe(true);
  });

  it.each(['{Enter}', ' '])(
    '[R-CAT-14] [AMB-87] is copied on %p; tabbing through only selects it',
    async (key) => {
      const { user, field } = await open();
      screen.getByRole('button', { name: 'Before' }).focus();
      await user.tab();
      expect(document.activeElement).toBe(field);
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length]);
      expect(await clipboard()).toBe('something of before');
      await user.keyboard(key);
      expect(await clipboard()).toBe(address);
      await wait(0);
      expect(screen.getByText(uiText('copied')).getAttribute('role')).toBe('status');
    },
  );

  it('[R-CAT-14] [R-CON-04] confirms it for three seconds, from the last copy on', async () => {
    const { user, field } = await open();
    await user.click(field);
    await wait(2900);
    expect(screen.getByText(uiText('copied'))).toBeTruthy();
    await user.keyboard('{Enter}');
    await wait(2900);
    expect(screen.getByText(uiText('copied'))).toBeTruthy();
    await wait(200);
    see.noText(uiText('copied'));
  });
});
