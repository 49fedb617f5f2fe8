import { copiesKeptMilliseconds } from '@portal/contracts/areas/operations';
import type { ViewStore } from '../stores/view-store/view-store.port';

/** Drops copies of old rebuilds after some days (R8). */
export async function forgetOldCopies(
  views: Pick<ViewStore, 'previousGeneration' | 'forgetPrevious'>,
  now: Date,
): Promise<void> {
  const kept = await views.previousGeneration();
  if (kept && now.getTime() - Date.parse(kept.at) >= copiesKeptMilliseconds) await views.forgetPrevious();
}
