import { sessionPushes, sessionQueries } from '@portal/contracts/areas/session';
import { defineLive } from '#core/live/live-map';

export const sessionLive = defineLive(sessionPushes, {
  SessionEnded: { endsSession: true },
  SessionChanged: { refresh: [sessionQueries.GetSession] },
});
