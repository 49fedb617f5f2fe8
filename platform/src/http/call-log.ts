import type { CallContract, CommandContract, QueryContract, Rejection } from '@portal/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { CommandOutcome } from '../decider/command-outcome';
import type { Actor } from '../decider/decider';
import type { Person } from '../session/person';

/* Log lines of calls with correlation id: contract names, codes, user numbers, no content (S19, S21). */

/** Unusual in ordinary use: these suggest an attack. */
const suspicious: ReadonlySet<string> = new Set(['forbidden', 'csrf', 'too_many_requests']);

/** The guard refused a call (S21). */
export function logRefusal(
  log: FastifyBaseLogger,
  { name: call }: CallContract,
  { rejected: code }: Rejection,
  person: Person | null,
): void {
  const line = { call, code, ...(person && { userId: person.userId }) };
  if (suspicious.has(code)) log.warn(line, 'refused');
  else log.info(line, 'refused');
}

/** Personal data was read: number of records, exports included; no content (S19, S21). */
export function logHandedOut(
  log: FastifyBaseLogger,
  { name: call, securityEvent }: QueryContract,
  records: number,
  person: Pick<Person, 'userId'> | null,
): void {
  if (securityEvent && person) log.info({ call, userId: person.userId, records }, 'personal data read');
}

const codeOf = (outcome: CommandOutcome): string => {
  if (outcome.ok) return 'done';
  return 'rejection' in outcome ? outcome.rejection.rejected : 'conflict';
};

/** Logins, security and acting at level info, all else at debug (S21). */
export function logOutcome(
  log: FastifyBaseLogger,
  contract: CommandContract,
  outcome: CommandOutcome,
  { id: actor, userId, onBehalfOf }: Pick<Actor, 'id' | 'userId' | 'onBehalfOf'>,
): void {
  const line = {
    call: contract.name,
    code: codeOf(outcome),
    ...(outcome.ok && { position: outcome.position }),
  };
  if (onBehalfOf !== undefined) log.info({ ...line, actor, userId, onBehalfOf }, 'on behalf');
  else if (contract.securityEvent) log.info({ ...line, userId }, 'command');
  else if (!contract.beforeSession) log.debug(line, 'command');
  else if (outcome.ok) log.info(line, 'signed in');
  else log.warn(line, 'not signed in');
}
