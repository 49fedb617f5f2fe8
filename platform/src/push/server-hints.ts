import type { Position } from '@portal/contracts';
import { z } from 'zod';
import type { Push, PushBus } from '../stores/push-bus/push-bus.port';

/* Hints between our processes, never for browsers. At most once; the next one corrects a lost one. */

const viewsMoved = z.object({ position: z.int(), identities: z.boolean() });
const sessionUsed = z.object({ sessionId: z.string() });

export interface ServerHintListener {
  /** The views include the log up to here; `identities`: sessions or people changed. */
  readonly viewsMoved?: (position: Position, identities: boolean) => void;
  /** A query used this session; command-api records it. */
  readonly sessionUsed?: (sessionId: string) => void;
  readonly missed?: () => void;
}

/** Empty audience: gateways ignore these. */
const toServers = (name: string, payload: Push['payload']): Push => ({ name, payload, to: [] });

export function sendServerHints(bus: Pick<PushBus, 'publish'>) {
  return {
    viewsMoved: (position: Position, identities: boolean) =>
      bus.publish([toServers('ViewsMoved', { position, identities })]),
    sessionUsed: (sessionId: string) => bus.publish([toServers('SessionUsed', { sessionId })]),
  };
}

/** @returns stops listening. */
export function onServerHints(bus: Pick<PushBus, 'listen'>, listener: ServerHintListener): () => void {
  const onMessage: Readonly<Record<string, (payload: unknown) => void>> = {
    ViewsMoved: (payload) => {
      const { position, identities } = viewsMoved.parse(payload);
      listener.viewsMoved?.(position, identities);
    },
    SessionUsed: (payload) => listener.sessionUsed?.(sessionUsed.parse(payload).sessionId),
  };
  return bus.listen((pushes) => {
    for (const { name, payload, to } of pushes) if (to.length === 0) onMessage[name]?.(payload);
  }, listener.missed);
}
