import { useEffect, useEffectEvent, useState } from 'react';
import type { CommandContract } from '@portal/contracts/kernel';
import { beginTry, type PlanTry } from '../client/network';
import { useCallClient, type CallClient } from '../client/call-client';
import { useCallCache } from '../client/call-cache';
import { placeOf, useSessionState } from '../session/session-state';
import { CallError, isCallError } from '../client/call-error';
import { outbox, type Outbox, type Outgoing, mayPass, announceAnswer } from './outbox';

export interface Sender {
  readonly userId: number;
  readonly acting: number | null;
}

interface Post {
  readonly outbox: Outbox;
  readonly client: CallClient;
  /** `null` if signed out. */
  readonly sender: () => Sender | null;
  /** Called while the item is still in the outbox. */
  readonly answered?: (item: Outgoing, data: unknown) => void;
  readonly settled: (item: Outgoing) => Promise<void>;
}

/** AMB-06 */
const ofOtherPlace = ({ command }: Outgoing) =>
  new CallError({ call: command.name, code: 'kept_in_other_place', status: 409, correlationId: '' });

const asCallError = (error: unknown, { command }: Outgoing) =>
  isCallError(error)
    ? error
    : new CallError({ call: command.name, code: 'unexpected', status: 500, correlationId: '' });

const idIn = (data: unknown) => (data as { id?: string } | null)?.id;

/** Renews an expired session of the same person. */
async function deliver({ client, sender }: Post, owner: number, item: Outgoing): Promise<unknown> {
  const send = async () =>
    client.send(item.command as CommandContract, item.input as never, { intent: item.intent, ungated: true });
  try {
    return (await send()).data;
  } catch (error) {
    const isMended = isCallError(error) && (await client.repair(error, 'write'));
    if (!isMended || sender()?.userId !== owner) throw error;
    return (await send()).data;
  }
}

const isElsewhere = ({ sender }: Post, { isOwn, acting }: Outgoing) =>
  isOwn !== true && sender()?.acting !== acting;

async function take(post: Post, owner: number, item: Outgoing): Promise<void> {
  const data = await deliver(post, owner, item);
  post.answered?.(item, data);
  post.outbox.settle(owner, item.intent, item.shown === undefined ? undefined : idIn(data));
}

async function sendOne(post: Post, owner: number, item: Outgoing): Promise<boolean> {
  const { outbox } = post;
  outbox.mark(owner, item.intent, { state: 'sending' });
  try {
    if (isElsewhere(post, item)) throw ofOtherPlace(item);
    await take(post, owner, item);
  } catch (caught) {
    const error = asCallError(caught, item);
    const waits = mayPass(error) || error.code === 'session_expired';
    outbox.mark(owner, item.intent, { state: waits ? 'waiting' : 'failed', error });
    if (waits) return false;
  }
  await post.settled(item);
  return true;
}

/** In order; stops without an answer. @returns whether items still wait */
export async function sendOutgoing(post: Post): Promise<boolean> {
  const owner = post.sender()?.userId;
  if (owner === undefined) return false;
  const next = () => post.outbox.itemsOf(owner).find(({ state }) => state === 'waiting');
  for (let item = next(); item !== undefined; item = next()) {
    if (post.sender()?.userId !== owner || !(await sendOne(post, owner, item))) return true;
  }
  return false;
}

/** Milliseconds. */
const pause = 10_000;

let last: Promise<void> = Promise.resolve();

/** One tab sends; without locks, keys absorb repeats. */
function inTurn(act: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request('outbox', act);
  last = last.then(act, act);
  return last;
}

/** Also when online again, and periodically. */
export function useDelivery(items: readonly Outgoing[]): void {
  const client = useCallClient();
  const cache = useCallCache();
  const { session } = useSessionState();
  const [planNext, setPlanNext] = useState<PlanTry>();
  const sender = useEffectEvent(() =>
    session === null ? null : { userId: session.user.id, acting: placeOf(session) },
  );
  const send = useEffectEvent(async () => {
    const plan = beginTry();
    const settled = async ({ refresh }: Outgoing) => cache.refresh(refresh.map((name) => ({ name })));
    const answered = (item: Outgoing, data: unknown) => announceAnswer(session?.user.id ?? 0, item, data);
    const stillWaits = await sendOutgoing({ outbox, client, sender: () => sender(), answered, settled });
    if (stillWaits) setPlanNext(() => plan);
  });
  const sendInTurn = useEffectEvent(() => void inTurn(() => send()));
  const waiting = items
    .filter(({ state, error }) => state === 'waiting' && error === undefined)
    .map(({ intent }) => intent)
    .join();

  useEffect(() => {
    if (waiting !== '') sendInTurn();
  }, [waiting]);
  useEffect(() => planNext?.(pause, () => sendInTurn()), [planNext]);
  useEffect(() => sendInTurn(), []);
}
