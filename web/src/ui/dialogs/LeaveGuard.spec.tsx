import { describe, expect, it } from '@jest/globals';
import { renderPart } from '#testing/render-part';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { fireEvent, press, screen, see, type, uiText } from '#testing/screen-kit';
import { LeaveGuard } from './LeaveGuard';

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
  renderPart(<RouterProvider router={router} />);
  if (typed !== '') await type('Name', typed);
  await press('Elsewhere', 'link');
}

const asksBeforeClosing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('leaving a page', () => {
  it('[R-ERR-24] with unsaved typing asks, and staying keeps what was typed', async () => {
    await typeAndLeave('Málaga');
    await screen.findByRole('alertdialog', { name: uiText('leaveTitle') });
    await press(uiText('leaveStay'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Málaga');
    expect(asksBeforeClosing()).toBe(true);
  });

  it('[R-ERR-24] with unsaved typing goes on once confirmed', async () => {
    await typeAndLeave('Málaga');
    await press(uiText('leaveGo'));
    await see.role('heading', 'elsewhere');
    expect(asksBeforeClosing()).toBe(false);
  });

  it('without unsaved typing asks nothing', async () => {
    await typeAndLeave('');
    await see.role('heading', 'elsewhere');
  });
});
