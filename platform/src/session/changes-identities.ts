import type { ProjectedEvent } from '../codec/event-codec.port';

/**
 * Does an event change what the session guard may remember: a session, a login, a person, an
 * erasure, or a restaurant that somebody acts for?
 */
export const changesIdentities = ({ stream }: Pick<ProjectedEvent, 'stream'>): boolean =>
  /^(session|login|user|erasures|restaurant)-/.test(stream);
