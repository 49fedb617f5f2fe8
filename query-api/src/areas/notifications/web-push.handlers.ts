import {
  defaultPushSettings,
  pushDevices,
  pushKindsIn,
  webPushQueries,
} from '@portal/contracts/areas/notifications';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';

/** One's own devices, without where they are reached. */
export const webPushHandlers = [
  handleQueryOfPerson(
    webPushQueries.GetPushSettings,
    async (_input, { person, views, marketRecord: { features } }) => {
      const wanted = await views.get(pushDevices, String(person.userId));
      const { kinds, quiet } = wanted ?? defaultPushSettings;
      const devices = (wanted?.devices ?? []).map(({ id, sessionId, browser, system, since }) => ({
        ...{ id, browser, system, since },
        current: sessionId === person.sessionId,
      }));
      return { kinds: pushKindsIn(features).filter((kind) => kinds.includes(kind)), quiet, devices };
    },
  ),
];
