import { describe, expect, it } from '@jest/globals';
import { anyone, defineQueries, query } from '@portal/contracts/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderPart } from '#testing/render-part';
import { CallClient, CallClientContext } from '#core/client/call-client';
import { createQueryClient } from '#core/client/call-cache';
import { useCallQuery } from '#core/client/use-call-query';
import { z } from 'zod';
import { act, type FakeApi, fakeApi, press, refuse, screen, see, uiText } from '#testing/screen-kit';
import { EmptyState } from './EmptyState';
import { Loaded } from './Loaded';
import { OfflineBanner } from './OfflineBanner';

const { ListNames } = defineQueries('test', {
  ListNames: query({
    method: 'GET',
    path: 'names',
    input: z.object({}),
    output: z.array(z.string()),
    access: anyone(),
    rejections: ['too_purple'],
    views: [],
    summary: '',
  }),
});

function Names() {
  const names = useCallQuery(ListNames, {});
  const nothing = <EmptyState title="Todavía nada" action={<button>Pedir uno</button>} />;
  return (
    <Loaded query={names} skeleton={<p>bones</p>} empty={{ when: (all) => all.length === 0, show: nothing }}>
      {(all) => <p>{all.join(', ')}</p>}
    </Loaded>
  );
}

const show = (api: FakeApi) =>
  renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <CallClientContext value={new CallClient(api.fetch)}>
        <Names />
      </CallClientContext>
    </QueryClientProvider>,
  );

describe('a part of a screen that is loaded', () => {
  it('shows the shape of what comes, then what came', async () => {
    show(fakeApi().on(ListNames, () => ['Ana', 'Rui']));
    expect(screen.getByRole('status', { name: uiText('loading') }).textContent).toBe('bones');
    await see('Ana, Rui');
  });

  it('teaches the next step where there is nothing', async () => {
    show(fakeApi().on(ListNames, () => []));
    await see.role('heading', 'Todavía nada');
    expect(screen.getByRole('button', { name: 'Pedir uno' })).toBeTruthy();
  });

  it('[U8] shows what failed with its code, and tries again on request', async () => {
    const api = fakeApi().on(ListNames, () => refuse('forbidden', { status: 403 }));
    show(api);
    expect((await screen.findByRole('alert')).textContent).toContain(
      uiText('errorCode', { code: 'forbidden · c0ffee12' }),
    );
    api.on(ListNames, () => ['Ana', 'Rui']);
    await press(uiText('retry'));
    await see('Ana, Rui');
  });

  it('names the code of a refusal that has no text of its own', async () => {
    show(fakeApi().on(ListNames, () => refuse('too_purple')));
    expect((await screen.findByRole('alert')).textContent).toContain(
      uiText('errorCode', { code: 'too_purple · c0ffee12' }),
    );
  });
});

describe('the strip below the top bar', () => {
  const online = (isOnline: boolean) =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  const banner = (isLiveLost: boolean) => renderPart(<OfflineBanner isLiveLost={isLiveLost} />);

  it('shows that there is no network and that nothing typed is lost, until it is back', () => {
    banner(false);
    online(false);
    expect(screen.getByRole('status').textContent).toContain(uiText('offlineTitle'));
    online(true);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows that changes of others come late when the pushes stopped', () => {
    banner(true);
    expect(screen.getByRole('status').textContent).toContain('Reconectando');
  });
});
