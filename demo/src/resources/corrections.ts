import { later, officeTime } from '../calendar';
import type { DemoResource } from './demo-resource';

/** One document in this many; every third of those twice. */
const everySoMany = 23;

/** Days between two files of a resource. */
const daysBetween = [9, 31];

const isDocument = ({ status, fileKind }: DemoResource) => status === 1 && fileKind === 'pdf';

/**
 * By resource id, oldest first.
 * @param today reference day; all lie before it
 */
export function demoCorrections(
  resources: readonly DemoResource[],
  today: string,
): ReadonlyMap<number, readonly string[]> {
  const corrected = resources.filter(isDocument).filter((_resource, at) => at % everySoMany === 4);
  return new Map(
    corrected.map(({ resourceId, addedAt }, at) => {
      const days = at % 3 === 0 ? daysBetween : daysBetween.slice(0, 1);
      const moments = days.map((count) => officeTime(later(addedAt, count * 24), 10 + (at % 6)));
      return [resourceId, moments.filter((moment) => moment < today)] as const;
    }),
  );
}
