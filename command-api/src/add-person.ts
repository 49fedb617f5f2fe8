import { randomUUID } from 'node:crypto';
import { type Position, type Rejection, Role } from '@portal/contracts';
import { userAdministrationCommands } from '@portal/contracts/areas/users';
import { commandIdOf } from '@portal/platform/decider/command-identity';
import type { CommandOutcome } from '@portal/platform/decider/command-outcome';
import { systemActor } from '@portal/platform/decider/decider';
import { BadConfiguration, type FirstAdministrator } from '@portal/platform/program/environment';
import type { EventStore, RecordedEvent } from '@portal/platform/stores/event-store/event-store.port';
import { loadUser } from './areas/users/addresses';
import { secondsOf } from './areas/users/credentials';
import { passwordLinkPath } from './areas/users/password-link';
import type { WriteSide } from './write-side';

const { AddUser } = userAdministrationCommands;

export interface PersonToAdd {
  readonly name: string;
  readonly email: string;
  readonly type: number;
  /** Comma list of restaurant ids. */
  readonly locations?: string | undefined;
}

export type AddedPerson =
  /** Path of the link for choosing a password. */
  { readonly ok: true; readonly invitation: string } | { readonly ok: false; readonly why: string };

type Adding = Pick<WriteSide, 'runner' | 'bindings' | 'services'>;

const sentences: Readonly<Record<string, string>> = {
  obligatory_name: 'the name is missing',
  obligatory_email: 'this is not an e-mail address',
  email_taken: 'another person has this e-mail address already',
  obligatory_field: 'this role needs --restaurants',
  restaurant_unknown: 'one of these restaurants does not exist or is closed',
};

function sentenceOf({ rejected, fields = {}, details = {} }: Rejection): string {
  if (details.domains !== undefined) return `the e-mail address must end in ${String(details.domains)}`;
  const [code = rejected] = Object.values(fields);
  return sentences[code] ?? code;
}

const whyNot = (outcome: Extract<CommandOutcome, { ok: false }>): string =>
  'rejection' in outcome ? sentenceOf(outcome.rejection) : 'the same was done at the same time: try again';

/** Same rules as the form (AMB-25). */
export async function addPerson(
  { runner, bindings, services }: Adding,
  person: PersonToAdd,
  idempotencyKey: string = randomUUID(),
): Promise<AddedPerson> {
  const parsed = AddUser.input.safeParse(person);
  if (!parsed.success) {
    const [{ message = '', path = [] } = {}] = parsed.error.issues;
    return { ok: false, why: sentences[message] ?? `${path.join('.')}: ${message}` };
  }
  const context = { actor: systemActor, correlationId: idempotencyKey, idempotencyKey };
  const outcome = await runner.run(bindings.users.AddUser, parsed.data, context);
  if (!outcome.ok) return { ok: false, why: whyNot(outcome) };
  const { id: userId } = outcome.data;
  const link = (await loadUser(services.load, `user-${userId}`))?.credentials.link;
  if (!link) throw new Error(`user-${userId} was added without an invitation`);
  const { id: linkId, expiresAt } = link;
  const expires = secondsOf(expiresAt);
  return { ok: true, invitation: passwordLinkPath(services.secrets, { userId, linkId, expires }) };
}

const makesAdministrator = ({ type, data: { role, active = true } }: RecordedEvent) =>
  ['UserRegistered', 'UserRoleChanged'].includes(type) && role === Role.Administrator && active === true;

const batchSize = 500;

/** Once there was one, the rules keep one. */
async function hasAdministrator(events: Pick<EventStore, 'readAll'>): Promise<boolean> {
  let after: Position = 0;
  for (;;) {
    const batch = await events.readAll(after, batchSize);
    if (batch.some(makesAdministrator)) return true;
    const last = batch.at(-1);
    if (last === undefined) return false;
    after = last.position;
  }
}

const firstKey = 'first-administrator';

const noAdministrator =
  'Nobody can sign in yet: there is no administrator. PORTAL_FIRST_ADMIN_EMAIL and PORTAL_FIRST_ADMIN_NAME, or ' +
  'npm run add-person, make the first one (docs/operations.md).';
const notUsed = 'PORTAL_FIRST_ADMIN_EMAIL is not used: there is an administrator already.';

interface Invitations {
  readonly publicOrigin: () => string;
  /** If false, the line holds the link. */
  readonly areMailed: boolean;
}

/**
 * First administrator at start (AMB-25). Idempotent across programs and starts.
 * @returns one line for the operator, or `null`
 * @throws BadConfiguration if the rules refuse the person
 */
export async function firstAdministrator(
  writeSide: Adding & Pick<WriteSide, 'events'>,
  first: FirstAdministrator | null,
  { publicOrigin, areMailed }: Invitations,
): Promise<string | null> {
  if (await hasAdministrator(writeSide.events)) {
    const wasFirst = commandIdOf(systemActor, 'AddUser', firstKey);
    const isKnown = first === null || (await writeSide.services.newIds.drawnFor('user', wasFirst)) !== null;
    return isKnown ? null : notUsed;
  }
  if (first === null) return noAdministrator;
  const added = await addPerson(writeSide, { ...first, type: Role.Administrator }, firstKey);
  if (!added.ok)
    throw new BadConfiguration([`PORTAL_FIRST_ADMIN_EMAIL, PORTAL_FIRST_ADMIN_NAME: ${added.why}`]);
  return areMailed
    ? 'The first administrator is mailed an invitation.'
    : `The first administrator chooses a password within 7 days at ${publicOrigin()}${added.invitation}`;
}
