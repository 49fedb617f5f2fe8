import type { ProjectedEvent } from '../codec/event-codec.port';

/** Whether an event changes what the session guard caches: session, login, person, erasure, restaurant. */
export const changesIdentities = ({ stream }: Pick<ProjectedEvent, 'stream'>): boolean =>
  /^(session|login|user|erasures|restaurant)-/.test(stream);
