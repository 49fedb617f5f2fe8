import type { ProjectionHealth } from '@portal/contracts/areas/operations';
import { useText } from '#core/i18n/use-text';
import { viewTexts } from './texts';

type Known = (typeof viewTexts)['keys'][number];
const isKnown = (name: string): name is Known => viewTexts.keys.includes(name as Known);

export function useViewName(): (name: string) => string {
  const text = useText(viewTexts);
  return (name) => (isKnown(name) ? text(name) : name);
}

export type Health = 'silent' | 'parked' | 'rebuilding' | 'behind' | 'different' | 'well';

/** Milliseconds (R9). */
const tolerableLag = 2_000;
/** Milliseconds without a report: four intervals. */
const maxSilence = 60_000;

export function healthOf(projection: ProjectionHealth, now: number): Health {
  if (projection.silent || now - Date.parse(projection.reported_at) > maxSilence) return 'silent';
  if (projection.rebuild !== null) return 'rebuilding';
  if (projection.parked > 0) return 'parked';
  if (projection.lag > tolerableLag) return 'behind';
  return projection.verified?.different ? 'different' : 'well';
}

/** Projections by state; parked streams are counted one by one. */
export function countHealth(
  projections: readonly ProjectionHealth[],
  now: number,
): Readonly<Record<Health, number>> {
  const counts = { silent: 0, parked: 0, rebuilding: 0, behind: 0, different: 0, well: 0 };
  for (const projection of projections) {
    const health = healthOf(projection, now);
    if (health !== 'parked') counts[health] += 1;
    counts.parked += projection.parked;
  }
  return counts;
}

export interface Minute {
  /** ISO 8601 UTC of the first sample. */
  readonly at: string;
  readonly lag: number;
  readonly rate: number;
}

/** The maximum of each minute, newest first. */
export function byMinute(recent: ProjectionHealth['recent']): Minute[] {
  const minutes = new Map<string, Minute>();
  for (const { at, lag, rate } of recent) {
    const key = at.slice(0, 16);
    const known = minutes.get(key) ?? { at, lag: 0, rate: 0 };
    minutes.set(key, { at: known.at, lag: Math.max(known.lag, lag), rate: Math.max(known.rate, rate) });
  }
  return [...minutes.values()].reverse();
}
