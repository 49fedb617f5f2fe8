import { isRejection, reject, type Rejection } from '@portal/contracts';
import type { Services } from '../../services';
import { diagnosticDecider } from '../diagnostic/diagnostic.decider';
import { diagnosticStream, knownBrands } from '../diagnostic/diagnostic.facts';

type Needs = Pick<Services, 'load'>;

/**
 * The brands that an active restaurant can name as competitors now: those of the chain's list, and of the custom ones only
 * its own (R-MKT-08, W8). One that is deleted later stays where it was named.
 * @param ids those that are asked about
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
