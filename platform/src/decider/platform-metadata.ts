import { randomUUID } from 'node:crypto';
import type { EventMetadata, Market } from '@portal/contracts';
import { systemActor } from './decider';

/** Metadata of what the platform itself writes down, without a command behind it: numbers, reservations. */
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
