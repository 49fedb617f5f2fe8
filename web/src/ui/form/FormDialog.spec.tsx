import { describe, expect, it } from '@jest/globals';
import { renderPart } from '#testing/render-part';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { press, screen, see, type, uiText, waitFor } from '#testing/screen-kit';
import { FormDialog } from './FormDialog';

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
  renderPart(<Sample keepsDraft={keepsDraft} />);
  if (typed !== '') await type('Name', typed);
}
const escape = () => userEvent.keyboard('{Escape}');
const cancel = () => press(uiText('cancel'));
const question = () => screen.findByRole('alertdialog', { name: uiText('leaveTitle') });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });

describe('leaving a form in a dialog', () => {
  it.each([
    ['Escape', escape],
    ['its button', cancel],
  ])('[R-ERR-24] by %s asks before what is typed is lost; staying keeps it', async (_way, leave) => {
    await openWith('Broken oven');
    await leave();
    await question();
    await press(uiText('leaveStay'));
    await waitFor(() => see.none('alertdialog'));
    expect((await field()).value).toBe('Broken oven');
  });

  it('[R-ERR-24] throws it away once that is confirmed', async () => {
    await openWith('Broken oven');
    await escape();
    await question();
    await press(uiText('leaveGo'));
    await see('closed');
  });

  it('Escape answers the question and not the form behind it', async () => {
    await openWith('Broken oven');
    await escape();
    await question();
    await escape();
    await waitFor(() => see.none('alertdialog'));
    expect((await field()).value).toBe('Broken oven');
  });

  it.each([
    ['nothing is typed', '', false],
    ['the draft is kept', 'Broken oven', true],
  ])('asks nothing where %s', async (_case, typed, keepsDraft) => {
    await openWith(typed, keepsDraft);
    await escape();
    await see('closed');
  });
});
