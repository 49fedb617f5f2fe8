import { describe, expect, it } from '@jest/globals';
import { sessionQueries } from '@portal/contracts/areas/session';
import { userCommands } from '@portal/contracts/areas/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { aSession, type FakeApi, fakeApi, refuse, see } from '#testing/screen-kit';
import { CallClient, CallClientContext } from './call-client';
import { createQueryClient } from './call-cache';
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

async function renderFavourite(api: FakeApi) {
  const inside = createElement(
    CallClientContext,
    { value: new CallClient(api.fetch) },
    createElement(Favourite),
  );
  render(createElement(QueryClientProvider, { client: createQueryClient() }, inside));
  return screen.findByRole('button', { name: 'favourite 1' });
}

describe('a command with an optimistic result', () => {
  it('shows the result at once and asks again when the server has done it', async () => {
    let favourite = 1;
    let finish = () => undefined as void;
    const held = new Promise<void>((resolve) => (finish = resolve));
    const api = fakeApi()
      .on(sessionQueries.GetSession, () => aSession({ favourite }))
      .on(userCommands.ChooseFavouriteRestaurant, async ({ restaurant_id }) => {
        await held;
        return { restaurant_id };
      });
    await userEvent.click(await renderFavourite(api));
    expect(screen.getByRole('button').textContent).toBe('favourite 2 ');
    favourite = 2;
    finish();
    await see.sent(api, sessionQueries.GetSession, 2);
    expect(api.requestsTo(sessionQueries.GetSession)[1]?.headers).toEqual({ 'x-min-position': '1' });
  });

  it('puts the old value back and keeps the reason when the server refuses', async () => {
    const api = fakeApi()
      .signedIn({ favourite: 1 })
      .on(userCommands.ChooseFavouriteRestaurant, () => refuse('forbidden', { status: 403 }));
    await userEvent.click(await renderFavourite(api));
    await see.role('button', 'favourite 1 forbidden');
  });
});
