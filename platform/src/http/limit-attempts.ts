import { type CommandContract, reject, type Rejection } from '@portal/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkKey } from '../admission/caller-address';
import type { CommandOutcome } from '../decider/command-outcome';

/** Recognises browsers with an earlier login (S4). */
export interface Devices {
  of(request: FastifyRequest): string | undefined;
  isKnown(device: string | undefined, input: unknown): boolean;
}

export interface AttemptLimit {
  /** Rejects before the body is read, unless the browser may be known. */
  refuseEarly(request: FastifyRequest): Rejection | null;
  attempt(
    request: FastifyRequest,
    input: unknown,
    run: () => Promise<CommandOutcome>,
  ): Promise<CommandOutcome>;
}

const unlimited: AttemptLimit = { refuseEarly: () => null, attempt: (_request, _input, run) => run() };

/** Per network, for all names (S4). Known browsers have their own limit. */
export function limitAttempts(
  app: FastifyInstance,
  contract: CommandContract,
  devices: Devices | undefined,
): AttemptLimit {
  if (!contract.beforeSession) return unlimited;
  const failures = app.admission.countFailures();
  function refusalFor({ ip }: FastifyRequest): Rejection | null {
    const retryAfterSeconds = failures.wait(networkKey(ip));
    return retryAfterSeconds === 0 ? null : reject('too_many_requests', { details: { retryAfterSeconds } });
  }
  return {
    refuseEarly: (request) => (devices?.of(request) === undefined ? refusalFor(request) : null),
    async attempt(request, input, run) {
      if (devices?.isKnown(devices.of(request), input)) return run();
      const rejection = refusalFor(request);
      if (rejection) return { ok: false, rejection };
      const end = failures.begin(networkKey(request.ip));
      let failed = false;
      try {
        const outcome = await run();
        failed = contract.everyAttemptCounts === true || 'rejection' in outcome;
        return outcome;
      } finally {
        end(failed);
      }
    },
  };
}
