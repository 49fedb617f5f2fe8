import { beforeEach, describe, expect, it } from '@jest/globals';
import { chatCommands } from '@portal/contracts/areas/chat';
import { userEvent } from '@testing-library/user-event';
import { inside, press, refuse, screen, see, textsOf, type, waitFor } from '#testing/screen-kit';
import { recordTexts } from '#ui/texts';
import { uiTexts } from '#ui/texts/early';
import { chatApi, field, lookAt, openOrder } from './chat.testing';
import { fillReply } from './replies';
import { repliesTexts } from './texts';

const text = textsOf(repliesTexts);
const recordText = textsOf(recordTexts, 'PT');
const uiText = textsOf(uiTexts, 'PT');
const administrator = 2;
const idOf = (number: number) => `00000000-0000-4000-9000-00000000001${number}`;

const replies = [
  {
    id: idOf(1),
    title: 'Em produção',
    message: 'Olá {nome}, o pedido {número} está em produção.',
    version: 0,
  },
  { id: idOf(2), title: 'Falta a medida', message: 'Qual é a medida da moldura?', version: 0 },
];

const open = async () => {
  const chat = chatApi(administrator, { replies });
  chat.api
    .on(chatCommands.AddCannedReply, (words) => chat.replies.add({ id: idOf(3), version: 0, ...words }))
    .on(chatCommands.UpdateCannedReply, ({ id, title, message }) =>
      chat.replies.patch(id, { title, message }),
    );
  openOrder(chat, administrator);
  await press(text('title'));
  return chat;
};

const manage = async () => {
  const chat = await open();
  await press(text('manage'));
  return { chat, list: await inside('list', text('title')) };
};

beforeEach(() => lookAt(true));

describe('kept answers', () => {
  it('are found by typing and inserted into the message with the order’s data, to be sent or changed', async () => {
    const chat = await open();
    await screen.findByRole('option', { name: /Em produção/ });
    await userEvent.keyboard('produ{Enter}');
    await waitFor(async () =>
      expect((await field()).value).toBe('Olá Ana, o pedido #O-12 está em produção.'),
    );
    expect(chat.posted()).toEqual([]);
  });

  it('come after what was written already', async () => {
    await open();
    await press(/Falta a medida/, 'option');
    await press(text('title'));
    await press(/Falta a medida/, 'option');
    expect((await field()).value).toBe('Qual é a medida da moldura?\nQual é a medida da moldura?');
  });

  it('can be added, with the placeholders that the order fills in', async () => {
    const { chat } = await manage();
    await press(text('add'));
    await press(text('save'));
    expect(await screen.findAllByText(recordText('required'))).toHaveLength(2);
    await type(text('name'), 'Olá');
    await type(text('message'), 'Bom dia ');
    await press('{nome}');
    await press(text('save'));
    await see('Bom dia {nome}');
    expect(chat.replies.rows.at(-1)).toMatchObject({ title: 'Olá', message: 'Bom dia {nome}' });
  });

  it('can be reworded', async () => {
    const { chat, list } = await manage();
    await press(recordText('edit', { name: 'Falta a medida' }), 'button', list);
    const words = screen.getByRole('textbox', { name: text('message') });
    await userEvent.clear(words);
    await userEvent.type(words, 'Falta-nos a medida.');
    await press(text('save'));
    await see('Falta-nos a medida.');
    expect(chat.replies.rows.map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => press(uiText('cancel'))],
  ])('[R-ERR-24] are not lost while they are worded: %s asks first', async (_way, leave) => {
    await manage();
    await press(text('add'));
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: text('name') });
    await userEvent.type(name, 'Bom dia');
    await leave();
    await screen.findByRole('alertdialog', { name: uiText('leaveTitle') });
    await press(uiText('leaveStay'));
    await waitFor(() => see.none('alertdialog'));
    expect(name.isConnected && name.value).toBe('Bom dia');
    await leave();
    await press(uiText('leaveGo'));
    await waitFor(() => see.none('textbox', text('name')));
    await waitFor(() => see.none('alertdialog'));
  });

  it('[R4] show who was faster, and what they saved on request', async () => {
    const { chat, list } = await manage();
    chat.api.on(chatCommands.UpdateCannedReply, () =>
      refuse('conflict', { status: 409, details: { changed_by_name: 'Marta Rey', fields: ['message'] } }),
    );
    await press(recordText('edit', { name: 'Falta a medida' }), 'button', list);
    await type(text('message'), ' Obrigado.');
    await press(text('save'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Marta Rey.*Texto/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: text('message') }).value).toContain(
      'Obrigado.',
    );
    chat.replies.patch(idOf(2), { message: 'Que medida?', version: 4 });
    await press(uiText('takeTheirs'));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: text('message') }).value).toBe(
        'Que medida?',
      ),
    );
  });

  it('can be removed, and restored by undo', async () => {
    const { chat, list } = await manage();
    await press(recordText('remove', { name: 'Falta a medida' }), 'button', list);
    await press(text('removeConfirm'));
    await waitFor(() => expect(list.queryByText('Falta a medida')).toBeNull());
    // What a toast offers is behind the dialog, and within reach all the same.
    await userEvent.click(await screen.findByRole('button', { name: uiText('undo'), hidden: true }));
    await waitFor(() => expect(chat.replies.rows.map(({ title }) => title)).toContain('Falta a medida'));
  });
});

const facts = { number: '#O-12', restaurant: 'Baixa', name: 'Ana' };

describe('a kept answer', () => {
  it('names the order, the restaurant and the person', () => {
    expect(fillReply('Olá {nome}, o pedido {número} de {restaurante} já está em produção.', facts)).toBe(
      'Olá Ana, o pedido #O-12 de Baixa já está em produção.',
    );
  });

  it('is filled regardless of language, accents, capitals and blanks', () => {
    expect(fillReply('{Numero} { NOMBRE } {nom} {restaurant}', facts)).toBe('#O-12 Ana Ana Baixa');
  });

  it('keeps unknown placeholders, to be noticed before sending', () => {
    expect(fillReply('{prazo} {nome} {}', { ...facts, name: '' })).toBe('{prazo} {nome} {}');
  });

  it('takes what it fills in as words, and not as something to be filled again', () => {
    expect(fillReply('{restaurante} {nome}', { ...facts, restaurant: '{nome} $& $1' })).toBe(
      '{nome} $& $1 Ana',
    );
  });
});
