import { z } from 'zod';
import { command, defineCommands, instant, only, provenCommand, Role, wireInteger } from '../../kernel';

/** An administrator sees the portal as a user does (R-AUT-26, AMB-09, AMB-77). Full administrators only. */
export const actingCommands = defineCommands('session', {
  StartActingAsUser: provenCommand({
    method: 'POST',
    path: 'login/admin/externaluser/{id}',
    legacyGet: true,
    securityEvent: true,
    changesCaller: true,
    input: z.object({ id: wireInteger() }),
    output: z.object({ user_id: z.int(), until: instant() }),
    access: only([Role.Administrator], { inRestaurantMode: [] }),
    rejections: ['user_not_found', 'acting_refused', 'session_not_found'],
    summary:
      'From here on this session sees and does what that user may, for half an hour at most; by GET a proof cannot be sent (R-AUT-26, R-API-07, W5)',
  }),
  EndActingAsUser: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'login/admin/logout',
    legacyGet: true,
    securityEvent: true,
    changesCaller: true,
    input: z.object({}),
    output: z.object({ ended: z.literal(true) }),
    access: only([Role.Administrator], { inRestaurantMode: [], asUser: true }),
    rejections: ['session_not_found'],
    summary: 'The session is the administrator’s own again (R-AUT-26, R-API-08)',
  }),
});
