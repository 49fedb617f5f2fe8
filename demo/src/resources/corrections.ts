import { later, officeTime } from '../calendar';
import type { DemoResource } from './demo-resource';

/** Of the offered documents every so manyth was corrected, and of those every third twice. */
const everySoMany = 23;

/** Days from one file of a piece to the next. */
const daysBetween = [9, 31];

const isDocument = ({ status, fileKind }: DemoResource) => status === 1 && fileKind === 'pdf';

/**
 * When an administrator replaced the file of a piece by a corrected one, by resource id; oldest first. Most pieces have
 * the file that they came with.
 * @param today the reference day: nothing is corrected on it or later
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
