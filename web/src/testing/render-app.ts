import createCache from '@emotion/cache';
import { type DeploymentSettings, type Market, marketRecords } from '@portal/contracts/kernel';
import { act, configure, render, type RenderResult } from '@testing-library/react';
import React, { createElement } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import type { AreaManifest } from '#core/area-manifest';
import { CallClient } from '#core/client/call-client';
import type { LiveSubscriber } from '#core/live/connect-live';
import { LiveConnectionContext } from '#core/live/LiveProvider';
import { App } from '#shell/App';
import { routesOf } from '#shell/routing/PortalRoutes';
import type { FakeApi } from './fake-api';

/** Stacks for each element take 10 % of a test's time; pretends the limit was reached. */
function noteNoOwnerStacks(): void {
  const [, internals] = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? [];
  if (internals === undefined) return;
  const enough = { get: () => Infinity, set: () => undefined };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', enough);
}

// The first screen also loads its code.
configure({ asyncUtilTimeout: 30_000 });

noteNoOwnerStacks();

interface RenderedApp extends RenderResult {
  readonly client: CallClient;
  readonly path: () => string;
  /** Browser history: -1 back, 1 forward. */
  readonly go: (steps: number) => Promise<void>;
  readonly push: (name: string, payload: object) => void;
  /** The server closes the socket for good. */
  readonly turnAway: () => void;
  /** Reconnects after a gap. */
  readonly reconnect: () => void;
}

/** The last rendered app. */
let shown: RenderedApp | undefined;
function current(): RenderedApp {
  if (shown === undefined) throw new Error('no app is rendered');
  return shown;
}
export const app: Pick<
  RenderedApp,
  'client' | 'container' | 'path' | 'go' | 'push' | 'turnAway' | 'reconnect' | 'unmount'
> = {
  get client() {
    return current().client;
  },
  get container() {
    return current().container;
  },
  path: () => current().path(),
  go: (steps) => current().go(steps),
  push: (name, payload) => current().push(name, payload),
  turnAway: () => current().turnAway(),
  reconnect: () => current().reconnect(),
  unmount: () => current().unmount(),
};

interface RenderOptions {
  readonly api: Pick<FakeApi, 'fetch'>;
  readonly areas: readonly AreaManifest[];
  readonly at?: string;
  readonly market?: Market;
  /** Overrides of market defaults. */
  readonly settings?: Partial<DeploymentSettings>;
}

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
  shown = {
    ...result,
    client,
    path: () => router.state.location.pathname + router.state.location.search,
    go: (steps) => act(() => router.navigate(steps)),
    push: (name, payload) => act(() => sockets.forEach((socket) => socket.onPush(name, payload))),
    turnAway: () => act(() => sockets.forEach((socket) => socket.onRejected())),
    reconnect: () => act(() => sockets.forEach((socket) => socket.onMissed())),
  };
  return shown;
}
