import createCache from '@emotion/cache';
import { type DeploymentSettings, type Market, marketRecords } from '@portal/contracts/kernel';
import { act, configure, render, type RenderResult } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '#shell/App';
import type { AreaManifest } from '#core/area-manifest';
import { CallClient } from '#core/client/call-client';
import type { LiveSubscriber } from '#core/live/live-subscriber';
import { LiveConnectionContext } from '#core/live/live-context';
import { routesOf } from '#shell/routing/PortalRoutes';
import type { FakeApi } from './fake-api';
import { noteNoOwnerStacks } from './no-owner-stacks';

// The first screen also loads its code.
configure({ asyncUtilTimeout: 15_000 });

noteNoOwnerStacks();

interface RenderedApp extends RenderResult {
  readonly client: CallClient;
  readonly path: () => string;
  /** Browser history: -1 back, 1 forward. */
  readonly go: (steps: number) => Promise<void>;
  /** Sends a push through the open socket. */
  readonly push: (name: string, payload: object) => void;
  /** The server closes the socket for good. */
  readonly turnAway: () => void;
  /** Reconnects after a gap. */
  readonly reconnect: () => void;
}

interface RenderOptions {
  readonly api: Pick<FakeApi, 'fetch'>;
  readonly areas: readonly AreaManifest[];
  readonly at?: string;
  readonly market?: Market;
  /** Overrides of market defaults. */
  readonly settings?: Partial<DeploymentSettings>;
}

/** The whole app at an address, with fake server and socket. */
export function renderApp({
  api,
  areas,
  at = '/',
  market = 'ES',
  settings = {},
}: RenderOptions): RenderedApp {
  const client = new CallClient(api.fetch);
  const router = createMemoryRouter(routesOf(areas), { initialEntries: [at] });
  const sockets: LiveSubscriber[] = [];
  const connect = async () => (subscriber: LiveSubscriber) => {
    sockets.push(subscriber);
    subscriber.onStatus('live');
    return () => undefined;
  };
  const app = createElement(App, {
    market: { ...marketRecords[market], ...settings },
    areas,
    router,
    client,
    styles: createCache({ key: 'test' }),
  });
  const result = render(createElement(LiveConnectionContext, { value: connect }, app));
  return {
    ...result,
    client,
    path: () => router.state.location.pathname + router.state.location.search,
    go: (steps) => act(() => router.navigate(steps)),
    push: (name, payload) => act(() => sockets.forEach((socket) => socket.onPush(name, payload))),
    turnAway: () => act(() => sockets.forEach((socket) => socket.onRejected())),
    reconnect: () => act(() => sockets.forEach((socket) => socket.onMissed())),
  };
}
