import { type CommandContract, idempotencyKeyHeader, type Position } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { neighbourhood, networkOf } from '../admission/caller-address';
import type { CommandContext, CommandOutcome, Conflict } from '../decider/command-outcome';
import type { CommandRunner, RunnableBinding } from '../decider/command-runner';
import type { Actor } from '../decider/decider';
import type { Person } from '../session/person';
import { fail, failWith, succeedWritten } from './answers';
import { logOutcome } from './call-log';
import { type Admitted, mountCall } from './call-routes';
import { idempotencyKeyOf } from './idempotency-key';
import { type Devices, limitAttempts } from './limit-attempts';
import type { RequestGuard } from './request-guard';

export type ReplyHooks = Readonly<
  Record<string, (reply: FastifyReply, data: never, position: Position) => unknown>
>;

interface Options {
  readonly bindings: readonly RunnableBinding[];
  readonly runner: CommandRunner;
  readonly guard: RequestGuard;
  readonly hooks?: ReplyHooks;
  /** Cookies of known browsers without a session (S4). */
  readonly devices?: Devices;
  /** Cookie of a started sign-in at the identity provider (W4). */
  readonly signInAttemptOf?: (request: FastifyRequest) => string | undefined;
  readonly nameOf?: ((actor: string) => Promise<string>) | undefined;
}

/** Actor of calls without a session. */
const anonymous: Actor = { id: 'anonymous', userId: 0, role: 1, restaurants: [] };

/** @param ip only its network is stored (R11) */
export function actorOf(person: Person | null, ip: string): Actor {
  const network = networkOf(ip, neighbourhood);
  return { ...actingPerson(person), ...(network !== undefined && { ip: network }) };
}

function actingPerson(person: Person | null): Actor {
  if (!person) return anonymous;
  const { userId, role, restaurants, sessionId, acting, asUser, ownRole, ownUserId } = person;
  const id = `user-${ownUserId ?? userId}`;
  const actor: Actor = { id, userId, role, restaurants, sessionId };
  if (!acting && !asUser) return actor;
  const own = ownRole === undefined ? {} : { ownRole };
  return { ...actor, ...own, onBehalfOf: acting ? `restaurant-${acting.restaurantId}` : `user-${userId}` };
}

function browserOf(
  { beforeSession = false, readsBrowser = beforeSession }: CommandContract,
  { headers }: FastifyRequest,
  device: string | undefined,
): Pick<Actor, 'device' | 'userAgent'> {
  const userAgent = headers['user-agent'];
  return {
    ...(device !== undefined && { device }),
    ...(readsBrowser && userAgent !== undefined && { userAgent }),
  };
}

/** Idempotency keys belong to a person; calls before a session have none (S2). */
function identityOf(
  { repeatWindowSeconds, beforeSession = false }: CommandContract,
  person: Person | null,
  idempotencyKey: string | undefined,
): Pick<CommandContext, 'idempotencyKey' | 'repeatWindowSeconds'> {
  if (person === null || beforeSession) return {};
  return idempotencyKey === undefined ? { repeatWindowSeconds } : { idempotencyKey };
}

/** Who was first: name, time, fields (R4). */
async function conflictError(
  { changedBy, changedAt, version, fields }: Conflict,
  { nameOf }: Pick<Options, 'nameOf'>,
) {
  const name = (await nameOf?.(changedBy)) ?? '';
  const who = { changed_by: changedBy, ...(name && { changed_by_name: name }) };
  return {
    code: 'conflict',
    details: {
      current_version: version,
      ...who,
      changed_at: changedAt,
      ...(fields && { fields: [...fields] }),
    },
  };
}

type ReplyHook = (reply: FastifyReply, data: unknown, position: Position) => unknown;

interface Answering extends Pick<Options, 'nameOf'>, Pick<CommandContract, 'changesCaller'> {
  readonly hook: ReplyHook | undefined;
}

async function answerOutcome(
  reply: FastifyReply,
  outcome: CommandOutcome,
  { hook, nameOf, changesCaller }: Answering,
): Promise<FastifyReply> {
  if (outcome.ok) {
    const { position } = outcome;
    const data = hook ? hook(reply, outcome.data, position) : outcome.data;
    return succeedWritten(reply, data, position, changesCaller);
  }
  if ('rejection' in outcome) return failWith(reply, outcome.rejection);
  return fail(reply, await conflictError(outcome.conflict, { nameOf }));
}

/** Mounts bound commands; answers with the position. */
export function serveCommands(app: FastifyInstance, options: Options): void {
  const { bindings, runner, guard, hooks = {}, devices, nameOf, signInAttemptOf } = options;
  for (const binding of bindings) {
    const contract = binding.contract as CommandContract;
    const hook = hooks[contract.name] as ReplyHook | undefined;
    const { changesCaller } = contract;
    const alsoWrong = 'run' in binding ? undefined : binding.alsoWrong;
    const { refuseEarly, attempt } = limitAttempts(app, contract, devices);
    const run = async ({ person, input }: Admitted, request: FastifyRequest, reply: FastifyReply) => {
      const idempotencyKey = idempotencyKeyOf(request);
      if (idempotencyKey === null) {
        return fail(reply, { code: 'invalid_input', fields: { [idempotencyKeyHeader]: 'invalid_format' } });
      }
      const device = person === null ? devices?.of(request) : undefined;
      const signInAttempt = signInAttemptOf?.(request);
      const actor = {
        ...actorOf(person, request.ip),
        ...browserOf(contract, request, device),
        ...(signInAttempt !== undefined && { signInAttempt }),
      };
      const identity = identityOf(contract, person, idempotencyKey);
      const context = { actor, correlationId: request.id, ...identity };
      const outcome = await attempt(request, input, () => runner.run(binding, input, context));
      logOutcome(request.log, contract, outcome, actor);
      return answerOutcome(reply, outcome, { hook, nameOf, changesCaller });
    };
    mountCall(app, contract, guard, run, { refuseEarly, alsoWrong });
  }
}
