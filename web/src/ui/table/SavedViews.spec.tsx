import { afterEach, describe, expect, it } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LanguageProvider } from '#app/i18n/LanguageProvider';
import { theme } from '#app/theme/theme';
import { textsOf } from '#testing/text-of';
import { ToastProvider } from '../toast/ToastProvider';
import { uiMessages } from '../ui.messages';
import { SavedViews } from './SavedViews';
import { tableMessages } from './table.messages';

const text = textsOf(tableMessages);
const uiText = textsOf(uiMessages);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(at: string, owner = 'dishes:7') {
  const router = createMemoryRouter([{ path: '/', element: <SavedViews owner={owner} /> }], {
    initialEntries: [at],
  });
  render(
    <ThemeProvider theme={theme}>
      <LanguageProvider>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </LanguageProvider>
    </ThemeProvider>,
  );
  return router;
}
const open = () => userEvent.click(screen.getByRole('button', { name: text('views') }));
async function saveAs(name: string) {
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: text('viewName') }), name);
  await userEvent.click(screen.getByRole('button', { name: text('viewSave') }));
  await screen.findByText(text('viewSaved', { name }));
}

describe('named views of a table (U6)', () => {
  it('bring filters, order and columns back, not the page', async () => {
    show('/?status=2&sort=name&page=4&hide=format');
    await saveAs('Borradores');
    cleanup();
    const router = show('/?status=1');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Borradores' }));
    await waitFor(() => expect(router.state.location.search).toBe('?hide=format&sort=name&status=2'));
    await open();
    const view = await screen.findByRole('button', { name: /^Borradores/ });
    expect(view.getAttribute('aria-current')).toBe('true');
  });

  it('belong to the person who named them', async () => {
    show('/?status=2');
    await saveAs('Borradores');
    cleanup();
    show('/', 'dishes:8');
    await open();
    expect(await screen.findByText(text('viewsNone'))).toBeTruthy();
  });

  it('can be deleted, and the deletion taken back', async () => {
    show('/?status=2');
    await saveAs('Borradores');
    await open();
    await userEvent.click(
      await screen.findByRole('button', { name: text('viewDelete', { name: 'Borradores' }) }),
    );
    expect(await screen.findByText(text('viewsNone'))).toBeTruthy();
    await userEvent.click(await screen.findByText(uiText('undo')));
    expect(await screen.findByRole('button', { name: /^Borradores/ })).toBeTruthy();
  });

  it('are none where the browser kept something unreadable', async () => {
    localStorage.setItem('views:dishes:7', '{"name":');
    show('/');
    await open();
    expect(await screen.findByText(text('viewsNone'))).toBeTruthy();
  });
});
