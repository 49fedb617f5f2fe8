import { type CommandContract, reject, type Rejection } from '@portal/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkKey } from '../admission/caller-address';
import type { CommandOutcome } from '../decider/command-outcome';

/** Recognises a browser with an earlier login (S4). */
export interface Devices {
  /** What it has kept of that login, as it came. */
  of(request: FastifyRequest): string | undefined;
  /** Whether that is good for whom the input names. */
  isKnown(device: string | undefined, input: unknown): boolean;
}

/** Guards one command before a session against guessing. */
export interface AttemptLimit {
  /** Refuses before the body is read, where no known browser can be the sender. */
  refuseEarly(request: FastifyRequest): Rejection | null;
  /** Runs one attempt unless there were too many, and counts it if it fails. */
  attempt(
    request: FastifyRequest,
    input: unknown,
    run: () => Promise<CommandOutcome>,
  ): Promise<CommandOutcome>;
}

const unlimited: AttemptLimit = { refuseEarly: () => null, attempt: (_request, _input, run) => run() };

/**
 * Limits failed attempts from one network, whatever names they try (S4). Successes do not count, unless the call says
 * so. A known browser has its own limit.
 */
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
