import type { EventOf } from '@portal/contracts';
import type { credentialEvents, secondFactorEvents } from '@portal/contracts/areas/users';
import type { Evolutions } from '@portal/platform/decider/decider';
import { type Attempts, noAttempts } from '../../attempts-in-a-row';

export type CredentialEvent =
  | Exclude<EventOf<typeof credentialEvents>, { type: 'PasswordLinkRequested' }>
  | EventOf<typeof secondFactorEvents>;

export interface Credentials {
  /** Single valid link; voided by a later one, a new password or deactivation (S6). */
  readonly link: { readonly id: string; readonly expiresAt: string } | null;
  /** Sessions of earlier generations have ended (S2). */
  readonly generation: number;
  /** Wrong own passwords of signed-in people (S4). */
  readonly checks: Attempts;
  readonly secondFactor: {
    /** Secret before its first code. */
    readonly prepared: string | null;
    /** `null`: no second factor. */
    readonly secret: string | null;
    /** Keyed digests; used ones are reserved. */
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

interface Holder {
  readonly credentials: Credentials;
  readonly passwordRecord: string | null;
}

const withCredentials = <H extends Holder>(person: H, change: Partial<Credentials>): H => ({
  ...person,
  credentials: { ...person.credentials, ...change },
});

export const withoutLink = <H extends Holder>(person: H): H => withCredentials(person, { link: null });

export const withGeneration = <H extends Holder>(person: H, generation: number): H =>
  withCredentials(person, { generation });

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
