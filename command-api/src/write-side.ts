import { randomUUID } from 'node:crypto';
import { type Market, type MarketRecord, marketRecords, type Position } from '@portal/contracts';
import { combineAutomations } from '@portal/platform/automation/combine-automations';
import { type RunningAutomations, startAutomations } from '@portal/platform/automation/automation-runner';
import { type DeadlinesOptions, startDeadlines } from '@portal/platform/automation/deadline-runner';
import type { MailOutbox } from '@portal/platform/mail/mail-outbox';
import { startMailings } from '@portal/platform/mail/mailing';
import { retryMailName, retryMailOnRequest } from '@portal/platform/mail/retry-mail-on-request';
import { startNotifying } from '@portal/platform/web-push/notifying';
import type { Outbox, ProgressStore } from '@portal/platform/stores/outbox/outbox.port';
import { retryOnRequest } from '@portal/platform/operations/retry-on-request';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { createStreamSnapshots, StreamStates } from '@portal/platform/decider/stream-states';
import { createInputDigest } from '@portal/platform/decider/input-digest';
import { systemActor } from '@portal/platform/decider/decider';
import type { EventCodec } from '@portal/platform/codec/event-codec.port';
import type { Person } from '@portal/platform/session/person';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import type { EventStore } from '@portal/platform/stores/event-store/event-store.port';
import type { ViewPosition } from '@portal/platform/projection/view-position';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import type { KeyStore } from '@portal/platform/stores/key-store/key-store.port';
import type { IdentityProvider } from './areas/session/identity-provider';
import { knowsDevice } from './areas/session/known-device';
import { eraseOnRequest, eraseOnRequestName, type PersonalStores } from './areas/users/erase-on-request';
import { createServices } from './create-services';
import type { MailingWorld } from './mailing-world';
import type { Services } from './services';
import {
  createAutomations,
  createBindings,
  createDeadlines,
  createMailings,
  createNotifyings,
} from './registered';

interface Options {
  readonly market: Market;
  /** Default: the market's. */
  readonly marketRecord?: MarketRecord | undefined;
  readonly events: EventStore;
  readonly codec: EventCodec;
  readonly secrets: SessionSecrets;
  /** Personal data in command records is sealed (S18). */
  readonly keys: KeyStore;
  readonly now: () => Date;
  /** Optional (R-AUT-10). */
  readonly identityProvider?: IdentityProvider | null | undefined;
  /** Default: none. */
  readonly files?: Services['files'] | undefined;
  /** Without it, commands that need it fail. */
  readonly views?: Pick<ViewStore, 'get' | 'count'> | undefined;
  readonly positions?: Pick<ViewPosition, 'wait'> | undefined;
  /** Seconds; default ten minutes. */
  readonly newFilesWindow?: number | undefined;
  /** In addition to the known ones. */
  readonly pushHosts?: readonly string[] | undefined;
}

interface Reacting extends Pick<
  DeadlinesOptions,
  'views' | 'onError' | 'onParked' | 'onRefused' | 'wakeAfter'
> {
  /** Without it, requested erasures wait. */
  readonly erasing?: PersonalStores | undefined;
  /** Without it, mails wait for a program that sends them. */
  readonly mail?: Pick<MailingWorld, 'publicOrigin' | 'agency'> & {
    readonly outbox: MailOutbox;
    readonly mails: ProgressStore & Pick<Outbox<'mail'>, 'retry'>;
    readonly viewsReach: (position: Position) => Promise<boolean>;
  };
  /** Without it, no device notices. */
  readonly push?: {
    readonly outbox: ProgressStore & Pick<Outbox<'device'>, 'record'>;
    readonly viewsReach: (position: Position) => Promise<boolean>;
    readonly wake: () => void;
  };
}

/** Names for retries of parked items. */
const namesOf = (rules: readonly { readonly name: string }[]) => rules.map(({ name }) => name);

export function createWriteSide({ marketRecord, newFilesWindow, identityProvider, ...options }: Options) {
  const { market, events, codec, secrets, keys, now } = options;
  const record = marketRecord ?? marketRecords[market];
  const states = new StreamStates(events, codec, createStreamSnapshots(events, { market, now }));
  const services = createServices({ ...options, states, market: record, newFilesWindow, identityProvider });
  const digest = createInputDigest({ secrets, keys, slow: services.passwords.digest });
  const bindings = createBindings(services);
  const proof = bindings.users.ProveIdentity;
  const runner = createCommandRunner({ events, codec, market, now, digest, states, proof });
  return {
    runner,
    bindings,
    market: record,
    load: services.load,
    services,
    events,
    knowsDevice: knowsDevice(secrets),
    extendSession: ({ sessionId }: Pick<Person, 'sessionId'>) =>
      runner.run(
        bindings.session.ExtendSession,
        { sessionId },
        { actor: systemActor, correlationId: randomUUID() },
      ),
    /** Runs overdue deadlines first. */
    async startReactions({ mail, push, erasing, ...reacting }: Reacting): Promise<RunningAutomations> {
      const following = { onError: () => undefined, events, codec, now, ...reacting };
      const sending = { ...following, commands: runner };
      const deadlines = createDeadlines(bindings, services);
      const automations = createAutomations(bindings);
      const notifyings = push ? createNotifyings({ market: record, views: reacting.views }) : [];
      const running = [
        await startDeadlines({ ...sending, deadlines }),
        await startAutomations({ ...sending, automations }),
      ];
      const names = namesOf([...deadlines.map(({ dueTimes }) => dueTimes), ...automations, ...notifyings]);
      if (erasing) {
        const erasure = { stores: erasing, names: services.names, bindings: bindings.users };
        running.push(await eraseOnRequest({ ...sending, ...erasure }));
        names.push(eraseOnRequestName);
      }
      if (mail) {
        const mailings = createMailings({ ...mail, market: record, views: reacting.views, secrets });
        running.push(await startMailings({ ...following, ...mail, progress: mail.mails, mailings }));
        running.push(await retryMailOnRequest(mail.mails, following));
        names.push(...namesOf(mailings), retryMailName);
      }
      if (push) running.push(await startNotifying({ ...following, ...push, notifyings }));
      return retryOnRequest(combineAutomations(running), { ...following, market: options.market, names });
    },
  };
}
export type WriteSide = ReturnType<typeof createWriteSide>;
