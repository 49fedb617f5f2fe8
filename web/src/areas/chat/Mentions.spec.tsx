import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chatCommands, chatQueries } from '@portal/contracts/areas/chat';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { refuse } from '#testing/fake-api';
import { textsOf } from '#testing/text-of';
import { chatTexts, composerTexts } from './texts';
import { chatArea } from './index';
import { chatApi } from './testing/chat-api';
import { field, log, lookAt, openOrder } from './testing/OrderHost';
import { aMessage, aNote } from './testing/sample-chat';

const text = textsOf(composerTexts);
const chatText = textsOf(chatTexts);

const administrator = 2;
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: text('writeNote') });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => {
  const id = note().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

/** Somebody is about to write a note on order 12. */
async function noting(chat = chatApi(administrator)) {
  openOrder(chat, administrator);
  await field();
  await userEvent.click(screen.getByRole('radio', { name: text('note') }));
  await waitFor(() => expect(chat.api.callsTo(chatQueries.ListNoteReaders)).toHaveLength(1));
  return { chat, user: userEvent.setup(), sent: () => chat.api.callsTo(chatCommands.AddOrderNote) };
}
/** The initials before each name. */
const named = (...names: string[]) => names.map((name) => expect.stringMatching(new RegExp(`${name}$`)));

beforeEach(() => lookAt(true));
afterEach(async () => {
  cleanup();
  await chatArea.forget?.(7);
  localStorage.clear();
  sessionStorage.clear();
});

describe('mentioning people in a note', () => {
  it('[R-CHT-01] offers others who may read it while a name is typed, and Enter takes one instead of sending', async () => {
    const { user, sent } = await noting();
    await user.type(note(), 'Vejam @');
    await waitFor(() =>
      expect(options()).toEqual(named('Rui Sá', 'Ana Maria Lopes', 'Ana Maria', 'Ana Maria')),
    );
    expect(screen.getByRole('listbox', { name: text('mentionable') })).toBeTruthy();
    expect(note().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    await user.keyboard('sa');
    expect(options()).toEqual(named('Rui Sá'));
    await user.keyboard('{Enter}');
    expect([note().value, options(), sent()]).toEqual(['Vejam @Rui Sá ', [], []]);
    expect(screen.getByText(text('mentioned', { count: 1, names: 'Rui Sá' }))).toBeTruthy();
    await user.keyboard('isto{Enter}');
    await waitFor(() => expect(sent()).toMatchObject([{ message: 'Vejam @[24] isto', mentions: [24] }]));
    expect((await within(await log()).findByText('@Rui Sá')).className).toBe('mention');
  });

  it('moves by arrows around the list, and Escape puts it away until another @', async () => {
    const { user } = await noting();
    await user.type(note(), '@ana');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(active()).toMatch(/Ana Maria Lopes$/);
    await user.keyboard('{ArrowUp}');
    expect(active()).toMatch(/Ana Maria$/);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toMatch(/Ana Maria$/);
    await user.keyboard('{Escape}');
    expect([options(), note().value]).toEqual([[], '@ana']);
    await user.keyboard(' @');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
  });

  it('is done by the button and the pointer as well, and tells apart who is called alike', async () => {
    const { user, sent } = await noting();
    for (let times = 0; times < 2; times += 1) {
      await user.click(screen.getByRole('button', { name: text('mention') }));
      const alike = await screen.findAllByRole('option', { name: 'Ana Maria' });
      await user.click(alike[0] as HTMLElement);
    }
    expect(note().value).toBe('@Ana Maria @Ana Maria ');
    expect(document.activeElement).toBe(note());
    await user.click(screen.getByRole('button', { name: text('keep') }));
    await waitFor(() => expect(sent()).toMatchObject([{ message: '@[32] @[33]', mentions: [32, 33] }]));
  });

  it('ends where the name is deleted, and is no matter of a message', async () => {
    const { user, chat, sent } = await noting();
    await user.type(note(), '@rui{Enter}');
    await user.clear(note());
    await user.type(note(), 'Nada{Enter}');
    await waitFor(() => expect(sent()).toMatchObject([{ message: 'Nada', mentions: [] }]));
    await user.click(screen.getByRole('radio', { name: text('message') }));
    await user.type(await field(), '@ru');
    expect(options()).toEqual([]);
    expect(screen.queryByRole('button', { name: text('mention') })).toBeNull();
    expect(chat.posted()).toEqual([]);
  });

  it('outlives a reload with what was chosen', async () => {
    const { user } = await noting();
    await user.type(note(), '@rui{Enter}');
    cleanup();
    const again = await noting();
    expect(note().value).toBe('@Rui Sá ');
    await again.user.click(note());
    await again.user.keyboard('olá{Enter}');
    await waitFor(() => expect(again.sent()).toMatchObject([{ mentions: [24] }]));
  });

  it('says who cannot be mentioned any more, and the note goes back into the field to be changed', async () => {
    const chat = chatApi(administrator);
    const { user, sent } = await noting(chat);
    chat.api.on(chatCommands.AddOrderNote, () => refuse('mention_not_available', { status: 422 }));
    await user.type(note(), '@rui{Enter}e @lopes{Enter}: <b>vejam</b>{Enter}');
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain(chatText('rejection.mention_not_available'));
    await user.click(screen.getByRole('radio', { name: text('message') }));
    await user.click(within(failed).getByRole('button', { name: chatText('edit') }));
    expect(note().value).toBe('@Rui Sá e @Ana Maria Lopes : <b>vejam</b>');
    expect([document.activeElement, screen.queryByRole('alert')]).toEqual([note(), null]);
    chat.takeNotes();
    await user.clear(note());
    await user.type(note(), 'Vejam{Enter}');
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ message: 'Vejam', mentions: [] }));
    await waitFor(() => expect(screen.getByText('Vejam')).toBeTruthy());
  });

  it('mentions whom it mentioned once it is put back', async () => {
    const chat = chatApi(administrator);
    const { user, sent } = await noting(chat);
    chat.api.on(chatCommands.AddOrderNote, () => refuse('order_not_found', { status: 404 }));
    await user.type(note(), '@rui{Enter}olá{Enter}');
    await user.click(await screen.findByRole('button', { name: chatText('edit') }));
    chat.takeNotes();
    await user.keyboard(', hoje{Enter}');
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ message: '@[24] olá, hoje', mentions: [24] }));
  });
});

describe('a note that mentions people', () => {
  it('[S18] shows each by the name of now, and nobody who was erased', async () => {
    const mentions = [
      { id: 24, name: 'Rui de Sá' },
      { id: 40, name: '' },
    ];
    const notes = [aNote(1, { message: '@[24] e @[40], @[41]', mentions })];
    openOrder(chatApi(administrator, { messages: [aMessage(1)], notes }), administrator);
    await screen.findByText('@Rui de Sá');
    const words = screen.getByText('@Rui de Sá').parentElement?.textContent;
    expect(words).toBe(`@Rui de Sá e @${chatText('erasedPerson')}, @[41]`);
  });

  it('[R-CHT-01] is shown where the bell leads, with the focus on it', async () => {
    const chat = chatApi(administrator, { messages: [aMessage(1)], notes: [aNote(1), aNote(2)] });
    openOrder(chat, administrator, 'PT', undefined, '?beside=chat&note=note-2');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Nota 2'));
    expect(document.activeElement?.getAttribute('data-asked')).toBe('true');
  });
});
