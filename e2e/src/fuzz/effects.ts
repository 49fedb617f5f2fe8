import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallContract } from '@portal/contracts';
import type { InProcessPortal } from '../programs/in-process-portal';

export interface Effects {
  /** Position of the last event. */
  readonly head: number;
  /** In the outbox, in any state. */
  readonly mails: number;
}

/** Events of rejections, with the reason. No others are allowed. */
const writtenByRefusals: Readonly<Record<string, string>> = {
  LoginFailed: 'guessing a password is slowed down, so every wrong guess counts (S4)',
  PasswordCheckFailed: 'the same, where the own password is asked for again (S4)',
  IdentityProved: 'the proof was right, but another command was faster',
};

/** Asynchronous effects of earlier operations. */
const reactions: ReadonlySet<string> = new Set([
  'OperationStarted',
  'OperationFailed',
  'ParkedStreamRetried',
  'ProjectionsRebuilt',
]);

/** Stored and unfinished files. */
export async function filesOf({ dataDir }: InProcessPortal): Promise<number> {
  const folders = ['files', 'uploads'].map((name) =>
    readdir(join(dataDir, name), { recursive: true, withFileTypes: true }),
  );
  return (await Promise.all(folders)).flat().filter((entry) => entry.isFile()).length;
}

export async function effectsIn({ stores, mailStores }: InProcessPortal): Promise<Effects> {
  const { waiting, parked, sent } = await mailStores.mails.stats();
  return { head: await stores.events.head(), mails: waiting + parked + sent };
}

const isMeant = (call: CallContract, type: string): boolean =>
  reactions.has(type) ||
  (call.kind === 'command' && (call.secretInputs ?? []).length > 0 && type in writtenByRefusals);

/** Effects of a rejected request: F1, S16. */
export async function effectsSince(
  portal: InProcessPortal,
  call: CallContract,
  before: Effects,
): Promise<readonly string[]> {
  const after = await effectsIn(portal);
  const news = after.head === before.head ? [] : await portal.stores.events.readAll(before.head, 1_000);
  return [
    ...news.filter(({ type }) => !isMeant(call, type)).map(({ type, stream }) => `${type} on ${stream}`),
    ...(after.mails === before.mails ? [] : [`${after.mails - before.mails} mails`]),
  ];
}
