import { allPushes, allViews } from '@portal/contracts';
import { refuseOmissions } from '@portal/platform/program/refuse-omissions';
import type { Projection } from '@portal/platform/projection/projection';
import type { PushRules } from '@portal/platform/push/push-rules';
import { projectionAreas } from './all-areas';

const areas = Object.values(projectionAreas);
const list = 'projections/src/all-areas.ts';

export const allProjections: readonly Projection[] = areas.flatMap(({ projections }) => projections);

export const allPushRules: readonly PushRules[] = areas.flatMap(({ pushRules = [] }) => pushRules);

refuseOmissions({
  declared: allViews.filter(({ keptByDeadline }) => !keptByDeadline),
  registered: allProjections.map(({ view }) => view),
  missing: ({ name }) =>
    `no projection fills the view ${name}: add one to "projections" of its area in ${list}, or say keptByDeadline in its contract`,
});
refuseOmissions({
  declared: allPushes,
  registered: allPushRules.map(({ pushes }) => pushes),
  missing: ({ area }) => `no rules push what ${area} declares: add its .push.ts to "pushRules" in ${list}`,
});
