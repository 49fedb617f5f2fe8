import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallContract } from '@portal/contracts';
import type { InProcessPortal } from '../programs/in-process-portal';

/** What a request may have changed, as it stands at one moment. */
export interface Effects {
  /** Global position of the last event, whoever wrote it and under whatever correlation id. */
  readonly head: number;
  /** Mails in the ledger, whatever became of them. */
  readonly mails: number;
}

/** Events that a refusal writes all the same, and why that is meant. Nothing else may be written. */
const writtenByRefusals: Readonly<Record<string, string>> = {
  LoginFailed: 'guessing a password is slowed down, so every wrong guess counts (S4)',
  PasswordCheckFailed: 'the same, where the own password is asked for again (S4)',
  IdentityProved: 'the proof was right, and something else was faster meanwhile',
};

/** Events that come of an operation which was taken before, at a moment of their own. */
const reactions: ReadonlySet<string> = new Set([
  'OperationStarted',
  'OperationFailed',
  'ParkedStreamRetried',
  'ProjectionsRebuilt',
]);

/** Files that are stored, and those that have landed or grow in pieces. */
export async function filesOf({ dataDir }: InProcessPortal): Promise<number> {
  const folders = ['files', 'uploads'].map((name) =>
    readdir(join(dataDir, name), { recursive: true, withFileTypes: true }),
  );
  return (await Promise.all(folders)).flat().filter((entry) => entry.isFile()).length;
}

export async function effectsIn({ stores, mailStores }: InProcessPortal): Promise<Effects> {
  const { waiting, parked, sent } = await mailStores.ledger.stats();
  return { head: await stores.events.head(), mails: waiting + parked + sent };
}

const isMeant = (call: CallContract, type: string): boolean =>
  reactions.has(type) ||
  (call.kind === 'command' && (call.secretInputs ?? []).length > 0 && type in writtenByRefusals);

/** What a refused request has done although nothing of it was to happen: F1, S16. */
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
