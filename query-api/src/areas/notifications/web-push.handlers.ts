import { pushDevices, webPushQueries } from '@portal/contracts/areas/notifications';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';

/** Without push endpoints. */
export const webPushHandlers = [
  handleQueryOfPerson(webPushQueries.GetPushDevices, async (_input, { person, views }) => {
    const owned = await views.get(pushDevices, String(person.userId));
    const devices = (owned?.devices ?? []).map(({ id, sessionId, browser, system, since }) => ({
      id,
      browser,
      system,
      since,
      current: sessionId === person.sessionId,
    }));
    return { devices };
  }),
];
