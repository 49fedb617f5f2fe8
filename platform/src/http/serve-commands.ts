import type { CommandContract } from '@portal/contracts';
import { idempotencyKeyHeader, idempotencyKeySchema } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runWired, type WiredBinding } from '../decider/command-batch';
import type { Conflict } from '../decider/command-outcome';
import type { CommandRunner } from '../decider/command-runner';
import type { Actor } from '../decider/decider';
import type { Person } from '../session/person';
import { fail, failWith, succeed } from './answers';
import { logOutcome } from './call-log';
import { mountCall } from './call-routes';
import type { RequestGuard } from './request-guard';

/** What an area does with the reply of its own commands besides the envelope, e.g. setting the session cookie. */
export type ReplyHooks = Readonly<Record<string, (reply: FastifyReply, data: never) => unknown>>;

interface Options {
  readonly bindings: readonly WiredBinding[];
  readonly runner: CommandRunner;
  readonly guard: RequestGuard;
  /** Command name → takes the runner's data, may touch the reply, answers the data to send. */
  readonly hooks?: ReplyHooks;
  /** What the browser of somebody who is not signed in has kept from an earlier login (S4). */
  readonly deviceOf?: (request: FastifyRequest) => string | undefined;
  /** The name of somebody who has acted, e.g. `user-12`; empty when there is none. */
  readonly nameOf?: (actor: string) => Promise<string>;
}

/** Who acts when nobody is signed in yet. */
const nobody: Actor = { id: 'anonymous', userId: 0, name: '', role: 1, restaurants: [] };

export function actorOf(person: Person | null): Actor {
  if (!person) return nobody;
  const { userId, name, role, restaurants, sessionId, acting } = person;
  const actor: Actor = { id: `user-${userId}`, userId, name, role, restaurants, sessionId };
  return acting ? { ...actor, onBehalfOf: `restaurant-${acting.restaurantId}` } : actor;
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined | null {
  const key = request.headers[idempotencyKeyHeader];
  if (key === undefined) return undefined;
  const parsed = idempotencyKeySchema.safeParse(key);
  return parsed.success ? parsed.data : null;
}

/** Who was faster, with the name by which people know them, when, and in which fields (R4). */
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

/** Mounts every bound command: guard, validation, decision, answer with the log position of the effect. */
export function serveCommands(app: FastifyInstance, options: Options): void {
  const { bindings, runner, guard, hooks = {} } = options;
  for (const binding of bindings) {
    const contract = binding.contract as CommandContract;
    const hook = hooks[contract.name] as ((reply: FastifyReply, data: unknown) => unknown) | undefined;
    mountCall(app, contract, guard, async ({ person, input }, request, reply) => {
      const idempotencyKey = idempotencyKeyOf(request);
      if (idempotencyKey === null) {
        return fail(reply, { code: 'invalid_input', fields: { [idempotencyKeyHeader]: 'invalid_format' } });
      }
      const device = person === null ? options.deviceOf?.(request) : undefined;
      const outcome = await runWired(runner, binding, input, {
        actor: { ...actorOf(person), ...(device !== undefined && { device }) },
        correlationId: request.id,
        idempotencyKey,
      });
      logOutcome(request.log, contract, outcome);
      if (outcome.ok) {
        const data = hook ? hook(reply, outcome.data) : outcome.data;
        return succeed(reply, data, { position: outcome.position });
      }
      if ('rejection' in outcome) return failWith(reply, outcome.rejection);
      return fail(reply, await conflictError(outcome.conflict, options));
    });
  }
}
