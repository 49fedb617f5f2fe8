import { randomUUID } from 'node:crypto';
import type { EventMetadata, Market } from '@portal/contracts';
import { systemActor } from './decider';

/** Metadata of events without a command: numbers, reservations. */
export function platformMetadata(market: Market, now: Date): EventMetadata {
  const commandId = randomUUID();
  return {
    actor: systemActor.id,
    role: systemActor.role,
    market,
    at: now.toISOString(),
    correlationId: commandId,
    causationId: commandId,
    commandId,
    schemaVersion: 1,
  };
}
