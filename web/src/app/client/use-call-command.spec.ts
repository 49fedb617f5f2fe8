import { describe, expect, it } from '@jest/globals';
import { sessionQueries } from '@portal/contracts/areas/session';
import { userCommands } from '@portal/contracts/areas/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { aSession, FakeHouse } from '../../testing/fake-house';
import { CallClient } from './call-client';
import { CallClientContext } from './client-context';
import { createQueryClient } from './query-client';
import { useCallCommand } from './use-call-command';
import { useCallQuery } from './use-call-query';

function Favourite() {
  const session = useCallQuery(sessionQueries.GetSession, {});
  const choose = useCallCommand(userCommands.ChooseFavouriteRestaurant, {
    refresh: [sessionQueries.GetSession],
    optimistic: (cache, input) =>
      cache.patch(sessionQueries.GetSession, (data) => ({
        ...data,
        user: { ...data.user, favourite: input.restaurant_id as number },
      })),
  });
  const words = `favourite ${session.data?.user.favourite ?? 'none'} ${choose.error?.code ?? ''}`;
  return createElement(
    'button',
    { onClick: () => choose.send({ restaurant_id: 2 }).catch(() => undefined) },
    words,
  );
}

async function renderFavourite(house: FakeHouse) {
  const inside = createElement(
    CallClientContext,
    { value: new CallClient(house.fetch) },
    createElement(Favourite),
  );
  render(createElement(QueryClientProvider, { client: createQueryClient() }, inside));
  return screen.findByRole('button', { name: 'favourite 1' });
}

describe('a command with an optimistic result', () => {
  it('shows the wish at once and asks again when the server has done it', async () => {
    let favourite = 1;
    let finish = () => undefined as void;
    const house = new FakeHouse()
      .on('init', () => ({ data: aSession({ favourite }) }))
      .on('user/favorite', () => ({ data: { restaurant_id: 2 }, more: { position: 9 } }));
    const slow = house.fetch;
    const held = new Promise<void>((resolve) => (finish = resolve));
    Object.assign(house, {
      fetch: async (url: string, init: RequestInit) => {
        if (init.method === 'POST') await held;
        return slow(url, init);
      },
    });
    await userEvent.click(await renderFavourite(house));
    expect(screen.getByRole('button').textContent).toBe('favourite 2 ');
    favourite = 2;
    finish();
    await waitFor(() => expect(house.callsTo('init')).toHaveLength(2));
    expect(house.callsTo('init')[1]?.headers).toEqual({ 'x-min-position': '9' });
  });

  it('puts the old value back and keeps the reason when the server refuses', async () => {
    const house = new FakeHouse({ 'user/favorite': () => ({ error: 'forbidden', status: 403 }) });
    house.signIn(aSession({ favourite: 1 }));
    await userEvent.click(await renderFavourite(house));
    expect(await screen.findByRole('button', { name: 'favourite 1 forbidden' })).toBeTruthy();
  });
});
