import { describe, expect, it } from '@jest/globals';
import { mopPushes, mopQueries } from '@portal/contracts/areas/mop';
import type { Role } from '@portal/contracts/kernel';
import { userEvent } from '@testing-library/user-event';
import { useReducer } from 'react';
import type { AreaManifest } from '#core/area-manifest';
import { usePush } from '#core/live/LiveProvider';
import { renderApp } from '#testing/render-app';
import { app, screen, see, testArea, textsOf, waitFor } from '#testing/screen-kit';
import { mopArea } from './index';
import { aPause, type FakeMop, idOf, mopApi } from './mop.testing';
import { mopTexts } from './texts';

const mopText = textsOf(mopTexts);

function Elsewhere() {
  const [isHeard, onPush] = useReducer(() => true, false);
  usePush(mopPushes, 'MopPauseChanged', onPush);
  return <h1>{isHeard ? 'Heard' : 'Elsewhere'}</h1>;
}

const elsewhere: AreaManifest = testArea({ '/': Elsewhere });

async function open(mop: FakeMop, market: 'ES' | 'PT' = 'ES') {
  renderApp({ api: mop.api, areas: [elsewhere, mopArea], at: '/', market });
  await screen.findByRole('heading', { name: 'Elsewhere' });
  /** Until it is heard: the socket opens, and the overlay comes, after the screen stands. */
  const pushUntil = (isHeard: () => void) =>
    waitFor(() => {
      app.push('MopPauseChanged', { id: idOf(1), fields: { status: 2 }, position: 9 });
      isHeard();
    });
  return { pushUntil };
}

const asked = (mop: FakeMop) => mop.api.callsTo(mopQueries.GetMopPause).length;

describe('what happens to the pauses of a restaurant', () => {
  it('[R-MOP-14] is announced on any screen, once, and leads to the pause', async () => {
    const mop = mopApi([aPause(1)]);
    const { pushUntil } = await open(mop);
    mop.decide(idOf(1), 2);
    await pushUntil(() => expect(screen.getByText(/^Confirmada: la pausa del .* \(101\)$/)).toBeTruthy());
    const buttons = screen.getAllByRole('button', { name: mopText('news.see') });
    expect(buttons).toHaveLength(1);
    await userEvent.click(buttons[0] as HTMLElement);
    await see.role('dialog', mopText('pauseOf', { place: '101 - Gran Vía' }));
    expect(app.path()).toContain(`pause=${idOf(1)}`);
    see.noText(/^Confirmada: la pausa del/);
  });

  it('[R-MOP-14] is not announced to the person who did it', async () => {
    const mop = mopApi([aPause(1)]);
    const { pushUntil } = await open(mop);
    mop.decide(idOf(1), 2, '', 'Carmen Ruiz');
    await pushUntil(() => expect(asked(mop)).toBeGreaterThan(0));
    see.noText(/^Confirmada: la pausa del/);
  });

  it.each<[string, Role, 'ES' | 'PT']>([
    ['administrators, who decide', 2, 'ES'],
    ['a market that has no pauses', 1, 'PT'],
  ])('[R-MOP-01] is not asked for by %s', async (_who, role, market) => {
    const mop = mopApi([aPause(1)], role);
    const { pushUntil } = await open(mop, market);
    // Listeners are loaded by then.
    await import('./PauseNewsNotice');
    const isHeard = () => expect(screen.getByRole('heading', { name: 'Heard' })).toBeTruthy();
    await pushUntil(isHeard);
    await pushUntil(isHeard);
    expect(asked(mop)).toBe(0);
  });
});
