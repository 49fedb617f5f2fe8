import type { EventOf } from '@portal/contracts';
import type { addressEvents, userEvents } from '@portal/contracts/areas/users';
import type { EventCodec, ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import type { EventStore } from '@portal/platform/stores/event-store/event-store.port';
import { addressOf } from './email-reservation';

type WithAddress = Extract<
  EventOf<typeof userEvents> | EventOf<typeof addressEvents>,
  { type: 'UserRegistered' | 'UserProfileChanged' | 'UserAddressChanged' | 'UserAddressRestored' }
>;
const types: readonly string[] = [
  'UserRegistered',
  'UserProfileChanged',
  'UserAddressChanged',
  'UserAddressRestored',
] satisfies WithAddress['type'][];

interface Log {
  readonly events: Pick<EventStore, 'readStream'>;
  readonly codec: EventCodec;
}

/** Oldest first; empty if the key is erased. */
export async function addressesOf(subject: string, { events, codec }: Log): Promise<readonly string[]> {
  const found: string[] = [];
  for (const event of await events.readStream(subject)) {
    if (!types.includes(event.type)) continue;
    const { personal } = (await codec.decode(event)) as ProjectedEvent<WithAddress>;
    if (personal.value) found.push(addressOf(personal.value.email));
  }
  return found;
}
