import { allPushes, allViews } from '@portal/contracts';
import { refuseOmissions } from '@portal/platform/program/refuse-omissions';
import { type Projection, viewsFilledBy } from '@portal/platform/projection/projection';
import { declaredPushRules, type PushRules } from '@portal/platform/push/push-rules';
import { projectionAreas } from './all-areas';

export { countedOrdersIn } from './areas/orders/counted-orders.projection';

const areas = Object.values(projectionAreas);
const list = 'projections/src/all-areas.ts';

export const allProjections: readonly Projection[] = areas.flatMap(({ projections }) => projections);

/** What declarations cannot say. */
export const ownPushRules: readonly PushRules[] = areas.flatMap(({ pushRules = [] }) => pushRules);

export const allPushRules: readonly PushRules[] = [...allPushes.map(declaredPushRules), ...ownPushRules];

refuseOmissions({
  declared: allViews.filter(({ keptByDeadline }) => !keptByDeadline),
  registered: allProjections.flatMap(viewsFilledBy),
  missing: ({ name }) =>
    `no projection fills the view ${name}: add one to "projections" of its area in ${list}, or say keptByDeadline in its contract`,
});
