import { isAdministrator, isRejection, reject, type Rejection } from '@portal/contracts';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import { userDecider } from '../users/user.decider';
import { noteFacts, type NoteFacts } from './order-chat.facts';

export interface MentioningFacts extends NoteFacts {
  /** User ids. */
  readonly mentions: readonly number[];
}

interface Noted {
  readonly order_id: string;
  readonly message: string;
  readonly mentions: readonly number[];
}

const notAvailable = reject('mention_not_available', { fields: { mentions: 'mention_not_available' } });

/** Only active people with the right to read notes (R-CHT-01). */
export async function mentioningFacts(
  about: { readonly input: Noted; readonly actor: Actor },
  sources: Pick<Services, 'load' | 'names'>,
): Promise<MentioningFacts | Rejection> {
  const note = await noteFacts(about, sources);
  if (isRejection(note)) return note;
  const { mentions } = about.input;
  const people = await Promise.all(mentions.map((id) => sources.load(userDecider, `user-${id}`)));
  const mayRead = people.every((user) => user?.active && !user.deleted && isAdministrator(user.role));
  return mayRead ? { ...note, mentions } : notAvailable;
}
