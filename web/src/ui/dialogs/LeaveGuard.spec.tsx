import { afterEach, describe, expect, it } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { LanguageProvider } from '#core/i18n/LanguageProvider';
import { theme } from '#core/theme/theme';
import { textsOf } from '#testing/text-of';
import { uiTexts } from '../texts/early';
import { LeaveGuard } from './LeaveGuard';

const text = textsOf(uiTexts);

function Form() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <LeaveGuard when={typed !== ''} />
      <label>
        Name <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

async function typeAndLeave(typed: string) {
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '/elsewhere', element: <h1>elsewhere</h1> },
  ]);
  render(
    <ThemeProvider theme={theme}>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </ThemeProvider>,
  );
  if (typed !== '') await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), typed);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
}

const asksBeforeClosing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

afterEach(cleanup);

describe('leaving a page', () => {
  it('[R-ERR-24] with unsaved typing asks, and staying keeps what was typed', async () => {
    await typeAndLeave('Málaga');
    await screen.findByRole('alertdialog', { name: text('leaveTitle') });
    await userEvent.click(screen.getByRole('button', { name: text('leaveStay') }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Málaga');
    expect(asksBeforeClosing()).toBe(true);
  });

  it('[R-ERR-24] with unsaved typing goes on when the person says so', async () => {
    await typeAndLeave('Málaga');
    await userEvent.click(await screen.findByRole('button', { name: text('leaveGo') }));
    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeTruthy();
    expect(asksBeforeClosing()).toBe(false);
  });

  it('without unsaved typing asks nothing', async () => {
    await typeAndLeave('');
    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeTruthy();
  });
});
