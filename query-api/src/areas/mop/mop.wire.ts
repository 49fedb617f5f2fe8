import type { DocumentOf, OutputOf } from '@portal/contracts';
import type { mopPauses, mopPolicies, mopQueries, MopRequest } from '@portal/contracts/areas/mop';
import type { NameOf } from '../../people';

export type PauseDocument = DocumentOf<typeof mopPauses>;
export type PolicyDocument = DocumentOf<typeof mopPolicies>;

export function toRequest(pause: PauseDocument, nameOf: NameOf): MopRequest {
  return {
    id: pause.id,
    log_date: pause.requestedAt,
    restaurant_id: pause.restaurantId,
    restaurant_site: pause.restaurantSite,
    restaurant_name: pause.restaurantName,
    user_name: nameOf(pause.requestedBy),
    start_date: pause.start,
    end_date: pause.end,
    value: pause.reason,
    cancel: pause.cancelReason,
    status: pause.status,
    version: pause.version,
    late: pause.late,
    auto_confirmed: pause.autoConfirmed,
    withdrawn: pause.withdrawn,
    ended_at: pause.endedAt,
    history: pause.history.map(({ by, ...step }) => ({ ...step, name: nameOf(by) })),
  };
}

/** Off until first set. */
export const toAutoConfirm = (
  policy: PolicyDocument | null,
  nameOf: NameOf,
): OutputOf<(typeof mopQueries)['GetMopAutoConfirm']> => ({
  confirm: policy?.on ? 1 : 0,
  set_by: nameOf(policy?.setBy),
  set_at: policy?.setAt ?? null,
});
