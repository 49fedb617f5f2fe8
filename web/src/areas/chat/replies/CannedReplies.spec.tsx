import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ChatHouse } from '../testing/chat-house';
import { field, lookAt, openOrder } from '../testing/OrderHost';

const administrator = 2;
const idOf = (number: number) => `00000000-0000-4000-9000-00000000001${number}`;
const replies = [
  { id: idOf(1), title: 'Em produção', message: 'Olá {nome}, o pedido {número} está em produção.' },
  { id: idOf(2), title: 'Falta a medida', message: 'Qual é a medida da moldura?' },
];
const open = async () => {
  const house = new ChatHouse(administrator, { replies });
  for (const { id } of replies) {
    house.on(`order/replies/${id}/delete`, () => {
      house.replies = house.replies.filter((reply) => reply.id !== id);
      return { data: { id } };
    });
    house.on(`order/replies/${id}/update`, ({ body }) => {
      const words = { title: String(body['title']), message: String(body['message']) };
      house.replies = house.replies.map((reply) => (reply.id === id ? { id, ...words } : reply));
      return { data: { id } };
    });
  }
  openOrder(house, administrator);
  await userEvent.click(await screen.findByRole('button', { name: 'Respostas guardadas' }));
  return house;
};
const manage = async () => {
  const house = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Gerir respostas' }));
  return { house, list: within(await screen.findByRole('list', { name: 'Respostas guardadas' })) };
};

beforeEach(() => lookAt(true));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('kept answers', () => {
  it('are found by typing and stand in the message with what the order knows, to be sent or changed', async () => {
    const house = await open();
    await screen.findByRole('option', { name: /Em produção/ });
    await userEvent.keyboard('produ{Enter}');
    await waitFor(async () =>
      expect((await field()).value).toBe('Olá Ana, o pedido #O-12 está em produção.'),
    );
    expect(house.posted).toEqual([]);
  });

  it('come after what was written already', async () => {
    await open();
    await userEvent.click(await screen.findByRole('option', { name: /Falta a medida/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Respostas guardadas' }));
    await userEvent.click(await screen.findByRole('option', { name: /Falta a medida/ }));
    expect((await field()).value).toBe('Qual é a medida da moldura?\nQual é a medida da moldura?');
  });

  it('can be added, with what the order fills in at hand', async () => {
    const { house } = await manage();
    await userEvent.click(screen.getByRole('button', { name: 'Nova resposta' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar resposta' }));
    expect(await screen.findAllByText('Escreva algo aqui.')).toHaveLength(2);
    await userEvent.type(screen.getByRole('textbox', { name: 'Título' }), 'Olá');
    await userEvent.type(screen.getByRole('textbox', { name: 'Texto' }), 'Bom dia ');
    await userEvent.click(screen.getByRole('button', { name: '{nome}' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar resposta' }));
    expect(await screen.findByText('Bom dia {nome}')).toBeTruthy();
    expect(house.replies.at(-1)).toMatchObject({ title: 'Olá', message: 'Bom dia {nome}' });
  });

  it('can be reworded', async () => {
    const { house, list } = await manage();
    await userEvent.click(await list.findByRole('button', { name: 'Alterar Falta a medida' }));
    const words = screen.getByRole('textbox', { name: 'Texto' });
    await userEvent.clear(words);
    await userEvent.type(words, 'Falta-nos a medida.');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar resposta' }));
    expect(await screen.findByText('Falta-nos a medida.')).toBeTruthy();
    expect(house.replies.map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
  });

  it('can be removed, and that can be taken back', async () => {
    const { house, list } = await manage();
    await userEvent.click(await list.findByRole('button', { name: 'Remover Falta a medida' }));
    await waitFor(() => expect(list.queryByText('Falta a medida')).toBeNull());
    // What a toast offers is behind the dialog, and within reach all the same.
    await userEvent.click(await screen.findByRole('button', { name: 'Anular', hidden: true }));
    await waitFor(() => expect(house.replies.map(({ title }) => title)).toContain('Falta a medida'));
  });
});
