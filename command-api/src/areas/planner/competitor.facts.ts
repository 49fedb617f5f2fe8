import { isRejection, reject, type Rejection } from '@portal/contracts';
import type { Services } from '../../services';
import { diagnosticDecider } from '../diagnostic/diagnostic.decider';
import { diagnosticStream, knownBrands } from '../diagnostic/diagnostic.facts';

type Needs = Pick<Services, 'load'>;

/**
 * National brands, and own ones of an active restaurant (R-MKT-08, W8).
 * Deleted brands stay where they are used.
 * @param ids to check
 */
export async function competitorFacts(
  restaurantId: number,
  ids: readonly string[],
  needs: Needs,
): Promise<ReadonlySet<string> | Rejection> {
  const [known, { customBrands }] = await Promise.all([
    knownBrands(restaurantId, ids, needs),
    needs.load(diagnosticDecider, diagnosticStream(restaurantId)),
  ]);
  if (isRejection(known)) return known;
  if (!known.isActive) return reject('restaurant_inactive');
  const own = [...customBrands.values()]
    .filter(({ id, deleted }) => !deleted && ids.includes(id))
    .map(({ id }) => id);
  return new Set([...known.nationalBrands, ...own]);
}
