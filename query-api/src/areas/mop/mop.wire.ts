import type { DocumentOf, OutputOf } from '@portal/contracts';
import type { mopPauses, mopPolicies, mopQueries, MopRequest } from '@portal/contracts/areas/mop';

export type PauseDocument = DocumentOf<typeof mopPauses>;
export type PolicyDocument = DocumentOf<typeof mopPolicies>;

/** A pause as the wire spells it, from the view's document. */
export function toRequest(pause: PauseDocument): MopRequest {
  return {
    id: pause.id,
    log_date: pause.requestedAt,
    restaurant_id: pause.restaurantId,
    restaurant_site: pause.restaurantSite,
    restaurant_name: pause.restaurantName,
    user_name: pause.userName,
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
    history: pause.history,
  };
}

/** The switch as the wire spells it; off before anybody has set it. */
export const toAutoConfirm = (
  policy: PolicyDocument | null,
): OutputOf<(typeof mopQueries)['GetMopAutoConfirm']> => ({
  confirm: policy?.on ? 1 : 0,
  set_by: policy?.setBy ?? '',
  set_at: policy?.setAt ?? null,
});
