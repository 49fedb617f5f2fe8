import { describe, expect, it } from '@jest/globals';
import { legalTermsVersion } from '@portal/contracts/areas/users';
import { ViewStoreUnavailable } from '../stores/view-store/view-store.port';
import { createSessionGuard } from './session-guard';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const session = { userId: 1, seenAt: '2026-11-20T09:29:00.000Z', expiresAt: '2026-11-20T20:00:00.000Z' };
const user = { id: 1, name: 'Ana', type: 1, locations: [1], active: true, legal: legalTermsVersion };

/** A guard over views that can be taken away and emptied. */
function guarded() {
  const state = { away: false, ended: false };
  const views = {
    async get<D>(view: string, id: string): Promise<D | null> {
      if (state.away) throw new ViewStoreUnavailable(new Error('away'));
      if (view === 'users') return user as D;
      return state.ended ? null : ({ id, ...session } as D);
    },
  };
  return { state, guard: createSessionGuard({ views, now, onUse: () => undefined }) };
}

describe('the guard of sessions while the views are away', () => {
  it('[R15] still knows whom it knew before, and nobody else', async () => {
    const { state, guard } = guarded();
    await guard.identify('ana');
    state.away = true;
    guard.lookAgain();
    expect(await guard.identify('ana')).toMatchObject({ userId: 1 });
    await expect(guard.identify('eva')).rejects.toThrow(ViewStoreUnavailable);
  });

  it('[S2] [R15] knows nobody whose session may have changed', async () => {
    const { state, guard } = guarded();
    await guard.identify('ana');
    guard.forget();
    state.away = true;
    await expect(guard.identify('ana')).rejects.toThrow(ViewStoreUnavailable);
  });

  it('[S2] forgets a session that was found to have ended', async () => {
    const { state, guard } = guarded();
    await guard.identify('ana');
    state.ended = true;
    guard.lookAgain();
    expect(await guard.identify('ana')).toBeNull();
    state.away = true;
    guard.lookAgain();
    await expect(guard.identify('ana')).rejects.toThrow(ViewStoreUnavailable);
  });
});
