import {
  defaultPushSettings,
  pushDevices,
  pushKindsFor,
  pushKindsOn,
  webPushQueries,
} from '@portal/contracts/areas/notifications';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';

/** Without push endpoints. */
export const webPushHandlers = [
  handleQueryOfPerson(
    webPushQueries.GetPushSettings,
    async (_input, { person, views, marketRecord: { features } }) => {
      const requested = await views.get(pushDevices, String(person.userId));
      const chosen = requested ?? defaultPushSettings;
      const on = pushKindsOn(chosen);
      const devices = (requested?.devices ?? []).map(({ id, sessionId, browser, system, since }) => ({
        id,
        browser,
        system,
        since,
        current: sessionId === person.sessionId,
      }));
      const kinds = pushKindsFor(person.role, features).filter((kind) => on.includes(kind));
      return { kinds, quiet: chosen.quiet, devices };
    },
  ),
];
