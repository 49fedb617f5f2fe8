import type { Position } from '@portal/contracts';
import { z } from 'zod';
import type { Push, PushBus } from '../stores/push-bus/push-bus.port';

/*
 * What our own processes tell each other over the push bus, where they do not share a program: hints to nobody's
 * browser, at most once like all others, and each mended by the next of its kind.
 */

const viewsMoved = z.object({ position: z.int(), identities: z.boolean() });
const sessionUsed = z.object({ sessionId: z.string() });

/** What a process does about the hints of others. */
export interface ServerHintListener {
  /** The views reflect the log up to there; with `identities`, sessions or people changed. */
  readonly viewsMoved?: (position: Position, identities: boolean) => void;
  /** A query was made in this session; command-api records its use. */
  readonly sessionUsed?: (sessionId: string) => void;
  /** Hints may have been lost. */
  readonly missed?: () => void;
}

/** The empty audience; gateways ignore these hints. */
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
