import type { ProjectedEvent } from '../codec/event-codec.port';

/** Session, login, person, erasure, restaurant. */
export const changesIdentities = ({ stream }: Pick<ProjectedEvent, 'stream'>): boolean =>
  /^(session|login|user|erasures|restaurant)-/.test(stream);
