import { afterEach, describe, expect, it } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { LanguageProvider } from '#core/i18n/LanguageProvider';
import { theme } from '#core/theme/theme';
import { textsOf } from '#testing/text-of';
import { uiTexts } from '../texts/early';
import { FormDialog } from './FormDialog';

const text = textsOf(uiTexts);

function Sample({ keepsDraft }: { keepsDraft: boolean }) {
  const [isOpen, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  if (!isOpen) return <p>closed</p>;
  const form = {
    isPending: false,
    hasTyped: typed !== '',
    failure: null,
    fieldNames: {},
    submit: async () => setOpen(false),
  };
  return (
    <FormDialog
      form={form}
      title="Reason"
      confirm="Send"
      keepsDraft={keepsDraft}
      onClose={() => setOpen(false)}
    >
      <label>
        Name <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
    </FormDialog>
  );
}

async function openWith(typed: string, keepsDraft = false) {
  render(
    <ThemeProvider theme={theme}>
      <LanguageProvider>
        <Sample keepsDraft={keepsDraft} />
      </LanguageProvider>
    </ThemeProvider>,
  );
  if (typed !== '') await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), typed);
}
const escape = () => userEvent.keyboard('{Escape}');
const cancel = () => userEvent.click(screen.getByRole('button', { name: text('cancel') }));
const question = () => screen.findByRole('alertdialog', { name: text('leaveTitle') });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });

afterEach(cleanup);

describe('leaving a form in a dialog', () => {
  it.each([
    ['Escape', escape],
    ['its button', cancel],
  ])('[R-ERR-24] by %s asks before what is typed is lost; staying keeps it', async (_way, leave) => {
    await openWith('Broken oven');
    await leave();
    await question();
    await userEvent.click(screen.getByRole('button', { name: text('leaveStay') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await field()).value).toBe('Broken oven');
  });

  it('[R-ERR-24] throws it away once that is confirmed', async () => {
    await openWith('Broken oven');
    await escape();
    await question();
    await userEvent.click(screen.getByRole('button', { name: text('leaveGo') }));
    expect(await screen.findByText('closed')).toBeTruthy();
  });

  it('Escape answers the question and not the form behind it', async () => {
    await openWith('Broken oven');
    await escape();
    await question();
    await escape();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await field()).value).toBe('Broken oven');
  });

  it.each([
    ['nothing is typed', '', false],
    ['the draft is kept', 'Broken oven', true],
  ])('asks nothing where %s', async (_case, typed, keepsDraft) => {
    await openWith(typed, keepsDraft);
    await escape();
    expect(await screen.findByText('closed')).toBeTruthy();
  });
});
