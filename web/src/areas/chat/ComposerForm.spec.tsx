import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chatCommands, chatQueries, maxMessageImages } from '@portal/contracts/areas/chat';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeUploads } from '#testing/fake-upload';
import { inside, offline, press, refuse, see, textsOf } from '#testing/screen-kit';
import { uploadTexts } from '#ui/texts';
import { uiTexts } from '#ui/texts/early';
import { aMessage, aNote, chatApi, type FakeChat, field, log, lookAt, openOrder } from './chat.testing';
import { chatArea } from './index';
import { chatTexts, composerTexts } from './texts';

const text = textsOf(composerTexts);
const chatText = textsOf(chatTexts);
const uiText = textsOf(uiTexts, 'PT');
const uploadText = textsOf(uploadTexts, 'PT');
const restaurant = 1;

const keys = (chat: FakeChat) =>
  chat.api.requestsTo(chatCommands.PostOrderMessage).map(({ headers }) => headers['idempotency-key']);

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: text('send') });
const picture = (number: number) => new File(['png'], `foto-${number}.png`, { type: 'image/png' });
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(index + 1));

/** What a fake upload is done with. */
const keyOf = (number: number) => String(number).repeat(32);

let requests: ReturnType<typeof fakeUploads>;

const finish = (place: number) => act(() => requests.uploads[place]?.finish(keyOf(place + 1)));

async function paste(files: readonly File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.paste(await field(), { clipboardData: { files, items, types: ['Files'] } });
}

beforeEach(() => {
  lookAt(true);
  requests = fakeUploads();
});
afterEach(async () => {
  requests.restore();
  await chatArea.forget?.(7);
});

describe('what one writes', () => {
  it('is sent by Enter, as it was typed, and is shown at once', async () => {
    const chat = openOrder(chatApi(restaurant), restaurant);
    await userEvent.type(await field(), 'Primeira <linha>{Shift>}{Enter}{/Shift}segunda{Enter}');
    await see(/Primeira <linha>/, within(await log()));
    expect(chat.posted()).toEqual([
      { order_id: expect.any(String), message: 'Primeira &lt;linha&gt;<br>segunda', images: [] },
    ]);
    expect((await field()).value).toBe('');
    await waitFor(() => expect(screen.getByText(chatText('sent'))).toBeTruthy());
    expect(screen.getAllByText(/Primeira <linha>/)).toHaveLength(1);
  });

  it('[R-CHT-05] is not sent when it is empty', async () => {
    const chat = openOrder(chatApi(restaurant), restaurant);
    await userEvent.type(await field(), '   {Enter}');
    expect(send().disabled).toBe(true);
    expect(chat.posted()).toEqual([]);
  });

  it('is kept until it is sent, over a reload, and gone when the person signs out', async () => {
    openOrder(chatApi(restaurant), restaurant);
    await userEvent.type(await field(), 'A meio de');
    cleanup();
    openOrder(chatApi(restaurant), restaurant);
    expect((await field()).value).toBe('A meio de');
    cleanup();
    await chatArea.forget?.(7);
    openOrder(chatApi(restaurant), restaurant);
    expect((await field()).value).toBe('');
  });
});

describe('what cannot be sent', () => {
  it('is shown as waiting, and sent with the same key when the network is back: never twice', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => offline);
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Enter}');
    await see(chatText('waiting'));
    chat.takeMessages();
    act(() => void window.dispatchEvent(new Event('online')));
    await see(chatText('sent'));
    const [first, second, ...more] = keys(chat);
    expect([first === second, more]).toEqual([true, []]);
  });

  it('shows why it was refused, and is sent again on request', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => refuse('order_not_found', { status: 404 }));
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Enter}');
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain(chatText('failed'));
    chat.takeMessages();
    await press(chatText('retry'), 'button', within(failed));
    await see(chatText('sent'));
  });

  it('outlives a reload', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => offline);
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Enter}');
    await screen.findByText(chatText('waiting'));
    cleanup();
    chat.takeMessages();
    openOrder(chat, restaurant);
    await see(chatText('sent'));
  });

  it('can be discarded, and restored by undo', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => refuse('order_not_found', { status: 404 }));
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Enter}');
    await press(chatText('discard'));
    await waitFor(() => see.noText('Olá'));
    await press(uiText('undo'));
    await see('Olá');
  });
});

describe('what has not arrived', () => {
  const edit = () => screen.findByRole('button', { name: chatText('edit') });

  it('goes back into the field above the next draft, and is sent as something new', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => refuse('order_not_found', { status: 404 }));
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Shift>}{Enter}{/Shift}www.chain.example & nós{Enter}');
    await userEvent.type(await field(), 'Mais');
    await userEvent.click(await edit());
    expect((await field()).value).toBe('Olá\nwww.chain.example & nós\nMais');
    expect(document.activeElement).toBe(await field());
    chat.takeMessages();
    await userEvent.keyboard('!{Enter}');
    await see(chatText('sent'));
    see.none('alert');
    const [first, second, ...more] = keys(chat);
    expect([first === second, more]).toEqual([false, []]);
  });

  it('is changed under its key where it may have arrived: never twice, also over a reload', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => offline);
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Enter}');
    await userEvent.click(await edit());
    cleanup();
    chat.takeMessages();
    openOrder(chat, restaurant);
    await userEvent.type(await field(), ' a todos{Enter}');
    await see(chatText('sent'));
    const [first, ...others] = keys(chat);
    expect(others).toEqual([first]);
    expect(chat.posted().at(-1)?.message).toBe('Olá a todos');
  });

  it('is something else once all of it was deleted', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => offline);
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Enter}');
    await userEvent.click(await edit());
    chat.takeMessages();
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'Adeus{Enter}');
    await see(chatText('sent'));
    const [first, second, ...more] = keys(chat);
    expect([first === second, more]).toEqual([false, []]);
  });

  it('[R-CHT-04] restores its images, as many as there is room for', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => refuse('order_not_found', { status: 404 }));
    openOrder(chat, restaurant);
    await paste(pictures(2));
    await waitFor(() => expect(requests.uploads).toHaveLength(2));
    finish(0);
    finish(1);
    await userEvent.type(await field(), 'Vejam{Enter}');
    await userEvent.click(await edit());
    const files = await screen.findByRole('list', { name: uploadText('files') });
    expect(within(files).getAllByRole('listitem')).toHaveLength(2);
    chat.takeMessages();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chat.posted().at(-1)?.images).toEqual([keyOf(1), keyOf(2)]));
  });
});

describe('the images of a message', () => {
  it('[R-CHT-04] are pasted, show their progress, and go with the words', async () => {
    const chat = openOrder(chatApi(restaurant), restaurant);
    await paste(pictures(2));
    const files = await inside('list', uploadText('files'));
    act(() => requests.uploads[0]?.progress(0.4));
    await see('40 %', files);
    await userEvent.type(await field(), 'Vejam');
    expect(screen.getByText(text('uploading'))).toBeTruthy();
    expect(send().disabled).toBe(true);
    finish(0);
    finish(1);
    await waitFor(() => expect(send().disabled).toBe(false));
    await userEvent.click(send());
    expect(chat.posted().map(({ images }) => images)).toEqual([[keyOf(1), keyOf(2)]]);
    await waitFor(() => see.none('list', uploadText('files')));
  });

  it('[R-CHT-04] [R-ERR-13] are five at most; more show the image error and are not sent', async () => {
    openOrder(chatApi(restaurant), restaurant);
    await paste(pictures(6));
    expect((await screen.findByRole('alert')).textContent).toContain(
      chatText('rejection.too_many_message_images', { max: maxMessageImages }),
    );
    const files = await screen.findByRole('list', { name: uploadText('files') });
    expect(within(files).getAllByRole('listitem')).toHaveLength(5);
    await press(/foto-5.png/);
    await waitFor(() => see.none('alert'));
  });

  it('can be cancelled, and tried again where that may help', async () => {
    openOrder(chatApi(restaurant), restaurant);
    await paste(pictures(2));
    await press(uploadText('cancel', { name: 'foto-1.png' }));
    expect(requests.uploads[0]?.isAborted()).toBe(true);
    act(() => requests.uploads[1]?.refuse('internal', 500));
    await see(text('failedImages'));
    await press(uploadText('retry', { name: 'foto-2.png' }));
    await waitFor(() => expect(requests.uploads).toHaveLength(3));
    finish(2);
    await waitFor(() => see.noText(text('failedImages')));
  });

  it('[R-CHT-05] are not sent without words', async () => {
    openOrder(chatApi(restaurant), restaurant);
    await paste(pictures(1));
    await waitFor(() => expect(requests.uploads).toHaveLength(1));
    finish(0);
    await see(text('onlyImages'));
    expect(send().disabled).toBe(true);
  });
});

const administrator = 2;
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: text('writeNote') });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

const active = () => {
  const id = note().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

async function noting(chat = chatApi(administrator)) {
  openOrder(chat, administrator);
  await field();
  await press(text('note'), 'radio');
  await see.sent(chat, chatQueries.ListNoteReaders, 1);
  return { chat, user: userEvent.setup(), sent: () => chat.api.callsTo(chatCommands.AddOrderNote) };
}

const named = (...names: string[]) => names.map((name) => expect.stringMatching(new RegExp(`${name}$`)));

afterEach(async () => {
  await chatArea.forget?.(7);
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

  it('is done by the button and the pointer as well, and distinguishes people of equal names', async () => {
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
    see.none('button', text('mention'));
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

  it('names who can no longer be mentioned, and the note goes back into the field to be changed', async () => {
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

  it('keeps its mentions once it is put back', async () => {
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
  it('[S18] shows each by their current name, and omits erased people', async () => {
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
    expect(document.activeElement?.getAttribute('data-linked')).toBe('true');
  });
});
