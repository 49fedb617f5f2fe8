import { sealPasswordLink } from '@portal/command-api';
import { systemActor } from '@portal/platform/decider/decider';
import type { InProcessPortal } from './in-process-portal';
import { passwordDigest } from './test-fixture';

type Ground = Pick<InProcessPortal, 'stores' | 'writeSide' | 'secrets'>;

/** `/changepassword/{token}/{time}` */
export interface MailedLink {
  readonly token: string;
  readonly time: number;
}

const context = { actor: systemActor, correlationId: 'password-links' };

/** After a position. */
async function lastOf<D>({ stores }: Ground, type: string, after = 0): Promise<D | undefined> {
  const events = await stores.events.readAll(after, 100_000);
  return events.findLast((event) => event.type === type)?.data as D | undefined;
}

interface Issued {
  readonly userId: number;
  readonly linkId: string;
  readonly expiresAt: string;
}

async function lastLink(portal: Ground, after = 0): Promise<MailedLink | null> {
  const issued = await lastOf<Issued>(portal, 'PasswordLinkIssued', after);
  if (!issued) return null;
  const time = Date.parse(issued.expiresAt) / 1000;
  return { token: sealPasswordLink(portal.secrets, { ...issued, expires: time }), time };
}

/** In place of the reaction. @returns the link, `null` without a mail */
export async function answerRequest(portal: Ground): Promise<MailedLink | null> {
  const { runner, bindings } = portal.writeSide;
  const head = await portal.stores.events.head();
  const { address } = (await lastOf<{ address: string }>(portal, 'PasswordLinkRequested')) ?? { address: '' };
  await runner.run(bindings.users.AnswerPasswordRequest, { address }, context);
  return lastLink(portal, head);
}

/** @returns the link, `null` without a mail */
export async function linkFor(portal: Ground, username: string): Promise<MailedLink | null> {
  const { runner, bindings } = portal.writeSide;
  await runner.run(bindings.users.RequestPasswordLink, { username }, context);
  return answerRequest(portal);
}

/** The current one first; examples alternate. */
export async function passwordsOf({ stores }: Ground, userId: number): Promise<readonly [string, string]> {
  const events = await stores.events.readStream(`user-${userId}`);
  const changes = events.filter(({ type }) => type === 'PasswordChanged').length;
  const other = 'c0de'.repeat(16);
  return changes % 2 === 0 ? [passwordDigest, other] : [other, passwordDigest];
}
