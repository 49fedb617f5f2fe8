import type { EventOf } from '@portal/contracts';
import type { credentialEvents, secondFactorEvents } from '@portal/contracts/areas/users';
import type { Evolutions } from '@portal/platform/decider/decider';
import { type Attempts, noAttempts } from '../../attempts-in-a-row';

export type CredentialEvent =
  | Exclude<EventOf<typeof credentialEvents>, { type: 'PasswordLinkRequested' }>
  | EventOf<typeof secondFactorEvents>;

/** How a person proves who they are, beside the password record. */
export interface Credentials {
  /** The one link that may still be used: a later one, a new password and a deactivation void it (S6). */
  readonly link: { readonly id: string; readonly expiresAt: string } | null;
  /** Of the person's sessions: earlier ones have ended (S2). */
  readonly generation: number;
  /** Wrong answers where a signed-in person is asked for the own password (S4). */
  readonly checks: Attempts;
  readonly secondFactor: {
    /** Of a device that has not given a code yet. */
    readonly prepared: string | null;
    /** Of the device whose codes the sign-in asks for; `null` for none. */
    readonly secret: string | null;
    /** Keyed digests of recovery codes; used ones among them are reserved. */
    readonly recovery: readonly string[];
  };
}

const noSecondFactor: Credentials['secondFactor'] = { prepared: null, secret: null, recovery: [] };
export const noCredentials: Credentials = {
  link: null,
  generation: 0,
  checks: noAttempts,
  secondFactor: noSecondFactor,
};

/** What credentials are a part of. */
interface Holder {
  readonly credentials: Credentials;
  readonly passwordRecord: string | null;
}

/** The person with other credentials. */
const withCredentials = <H extends Holder>(person: H, change: Partial<Credentials>): H => ({
  ...person,
  credentials: { ...person.credentials, ...change },
});

/** The person, whose link can be used no more. */
export const withoutLink = <H extends Holder>(person: H): H => withCredentials(person, { link: null });

/** The person, whose earlier sessions have ended. */
export const withGeneration = <H extends Holder>(person: H, generation: number): H =>
  withCredentials(person, { generation });

/** What the events of credentials add up to. */
export const credentialEvolutions = <H extends Holder>(): Evolutions<H | null, CredentialEvent> => ({
  PasswordLinkWithheld: (person) => person,
  PasswordLinkIssued: (person, { data: { linkId: id, expiresAt } }) =>
    person && withCredentials(person, { link: { id, expiresAt } }),
  PasswordChanged: (person, { data: { generation }, personal }) =>
    person && {
      ...withCredentials(person, { link: null, generation, checks: noAttempts }),
      passwordRecord: personal.value?.passwordRecord ?? null,
    },
  PasswordCheckFailed: (person, { data: { attempt: failures, failedAt } }) =>
    person && withCredentials(person, { checks: { failures, lastFailureAt: Date.parse(failedAt) } }),
  IdentityProved: (person) => person && withCredentials(person, { checks: noAttempts }),
  OtherSessionsEnded: (person, { data: { generation } }) => person && withCredentials(person, { generation }),
  SecondFactorPrepared: (person, { personal }) =>
    person &&
    withCredentials(person, {
      checks: noAttempts,
      secondFactor: { ...noSecondFactor, prepared: personal.value?.secret ?? null },
    }),
  SecondFactorEnabled: (person, { data: { recovery } }) =>
    person &&
    withCredentials(person, {
      checks: noAttempts,
      secondFactor: { prepared: null, secret: person.credentials.secondFactor.prepared, recovery },
    }),
  RecoveryCodesRenewed: (person, { data: { recovery } }) =>
    person &&
    withCredentials(person, {
      checks: noAttempts,
      secondFactor: { ...person.credentials.secondFactor, recovery },
    }),
  SecondFactorDisabled: (person) =>
    person && withCredentials(person, { checks: noAttempts, secondFactor: noSecondFactor }),
  SecondFactorReset: (person, { data: { generation } }) =>
    person && withCredentials(person, { generation, checks: noAttempts, secondFactor: noSecondFactor }),
});
