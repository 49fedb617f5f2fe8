import { describe, expect, it } from '@jest/globals';
import { type OwnSession, ownSessionCommands, ownSessionQueries } from '@portal/contracts/areas/session';
import { credentialCommands } from '@portal/contracts/areas/users';
import type { AreaManifest } from '#core/area-manifest';
import { renderApp } from '#testing/render-app';
import { coreText, fakeApi, press, refuse, screen, see, textsOf, waitFor } from '#testing/screen-kit';
import { devicesTexts } from './texts';
import { DevicesPanel } from './DevicesPanel';

const text = textsOf(devicesTexts);

const aSession = (id: string, facts: Partial<OwnSession> = {}): OwnSession => ({
  id,
  current: false,
  browser: 'Chrome',
  system: 'Windows',
  network: '203.0.113.0/24',
  opened_at: '2026-11-20T09:00:00.000Z',
  seen_at: '2026-11-20T09:30:00.000Z',
  ...facts,
});
const area: AreaManifest = {
  area: 'test',
  routes: [
    {
      path: '/account',
      frame: 'portal',
      title: { CAST: 'C', CAT: 'C', PT: 'C' },
      screen: async () => DevicesPanel,
    },
  ],
};

function open(sessions: OwnSession[]) {
  const kept = [...sessions];
  const api = fakeApi()
    .signedIn()
    .on(ownSessionQueries.ListOwnSessions, () => kept)
    .on(ownSessionCommands.EndSession, ({ id }) => {
      kept.splice(
        kept.findIndex((session) => session.id === id),
        1,
      );
      return { ended: true as const };
    })
    .on(credentialCommands.EndOtherSessions, () => {
      kept.splice(1);
      return { ended: true as const };
    });
  renderApp({ api, areas: [area], at: '/account' });
  return api;
}

const mine = aSession('mine', { current: true, system: 'macOS' });
const phone = aSession('phone', { browser: 'Safari', system: 'iOS' });

describe('the panel of own devices', () => {
  it('[S2] shows where one is signed in, and ends one of them', async () => {
    const api = open([mine, phone, aSession('old', { browser: '', system: '', network: '' })]);
    await see('Chrome en macOS');
    expect(screen.getByText(text('current'))).toBeTruthy();
    expect(screen.getByText(text('unknown'))).toBeTruthy();
    await press(text('endOf', { device: 'Safari en iOS' }));
    await waitFor(() => see.noText('Safari en iOS'));
    expect(api.callsTo(ownSessionCommands.EndSession)).toEqual([{ id: 'phone' }]);
  });

  it('[S2] ends all but this one', async () => {
    open([mine, phone]);
    await press(text('endOthers'));
    await see(text('onlyThis'));
    see.none('button', text('endOthers'));
  });

  it('shows why one could not be ended', async () => {
    open([mine, phone]).on(ownSessionCommands.EndSession, () => refuse('session_not_found', { status: 404 }));
    await press(/Safari/);
    expect((await screen.findByRole('alert')).textContent).toBe(coreText('rejection.session_not_found'));
  });
});
