import type { EventOf } from '@portal/contracts';
import type { erasureEvents } from '@portal/contracts/areas/users';
import type { RunningAutomations } from '@portal/platform/automation/automation-runner';
import { type FollowerOptions, LogFollower, NotNow } from '@portal/platform/automation/log-follower';
import { intend } from '@portal/platform/automation/automation';
import { type Sender, sendIntent } from '@portal/platform/automation/send-intent';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { messageNameOf } from '@portal/platform/mail/mail-outbox';
import { crashPoint } from '@portal/platform/program/crash-points';
import type { Reservations } from '@portal/platform/decider/reservation';
import { EventStoreUnavailable } from '@portal/platform/stores/event-store/event-store.port';
import { type KeyStore, KeyStoreUnavailable } from '@portal/platform/stores/key-store/key-store.port';
import type { Mailbox } from '@portal/platform/stores/mailer/mailbox.mailer';
import { type Outbox, OutboxUnavailable } from '@portal/platform/stores/outbox/outbox.port';
import type { erasureBindings } from './erasure.bindings';
import { addressesOf } from './addresses-of';
import { emailReservation } from './email-reservation';

type ErasureEvent = EventOf<typeof erasureEvents>;

/** Stores with personal data, besides log and views. */
export interface PersonalStores {
  readonly keys: Pick<KeyStore, 'erase'>;
  readonly mails: Pick<Outbox<'mail'>, 'erasePerson'>;
  readonly notices: Pick<Outbox<'device'>, 'erasePerson'>;
  /** `null` with SMTP. */
  readonly mailbox: Pick<Mailbox, 'erase'> | null;
}

interface Options extends FollowerOptions, Sender {
  readonly stores: PersonalStores;
  readonly names: Pick<Reservations, 'release'>;
  readonly bindings: Pick<ReturnType<typeof erasureBindings>, 'RecordErasure'>;
}

/** Name in the list of parked streams. */
export const eraseOnRequestName = 'when-an-erasure-is-requested-then-destroy-the-key';

const isUnavailable = (error: unknown) =>
  [EventStoreUnavailable, KeyStoreUnavailable, OutboxUnavailable].some((kind) => error instanceof kind);

async function eraseMessages(subject: string, { stores, now }: Options): Promise<void> {
  const at = now().toISOString();
  await stores.notices.erasePerson(subject, at);
  const ids = await stores.mails.erasePerson(subject, at);
  await stores.mailbox?.erase(ids.map(messageNameOf));
}

/** Steps that need the key come first. */
async function erase(subject: string, options: Options): Promise<void> {
  const { names, stores, codec } = options;
  // Free for others (AMB-75).
  for (const address of new Set(await addressesOf(subject, options)))
    await names.release(emailReservation, address, subject);
  await eraseMessages(subject, options);
  crashPoint('erasure:before-key');
  await stores.keys.erase(subject);
  codec.forget(subject);
  crashPoint('erasure:after-key');
}

async function react(event: ProjectedEvent<ErasureEvent>, options: Options): Promise<void> {
  const { userId } = event.data;
  const subject = `user-${userId}`;
  // A concurrent mailing may have read the address before.
  if (event.type === 'PersonalDataErased') return eraseMessages(subject, options);
  await erase(subject, options);
  const { correlationId } = event.metadata;
  const why = { automation: eraseOnRequestName, eventId: event.id, correlationId };
  const recording = intend(options.bindings.RecordErasure, { userId });
  await sendIntent(recording, { ...why, key: `${eraseOnRequestName}:${event.id}` }, options);
}

/**
 * Destroys the key and personal data outside log and views. Steps are idempotent and resume after a kill
 * (S18).
 */
export async function eraseOnRequest(options: Options): Promise<RunningAutomations> {
  const follower = new LogFollower(
    {
      name: eraseOnRequestName,
      startAt: 'beginning',
      concerns: (type) => type === 'UserErasureRequested' || type === 'PersonalDataErased',
      async react(event) {
        try {
          await react(event as ProjectedEvent<ErasureEvent>, options);
        } catch (error) {
          throw isUnavailable(error) ? new NotNow('an erasure waits', { cause: error }) : error;
        }
        return [];
      },
    },
    options,
  );
  await follower.start();
  return {
    retryParked: async (asked, stream) => asked === eraseOnRequestName && follower.retry(stream),
    stop: () => follower.stop(),
  };
}
