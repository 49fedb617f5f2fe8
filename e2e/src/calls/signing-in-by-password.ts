import { csrfHeader } from '@portal/contracts';
import type { InProcessPortal } from '../programs/in-process-portal';
import { addressOf, passwordDigest } from '../programs/test-fixture';

type Answer = Awaited<ReturnType<InProcessPortal['app']['inject']>>;

/** Why a call was refused, or `done`. */
export const codeOf = (answer: Pick<Answer, 'json'>): string =>
  answer.json<{ error?: { code: string } }>().error?.code ?? 'done';

/** The session's cookie that a sign-in was answered with, as browsers send it back. */
export const cookieOf = (answer: Pick<Answer, 'headers'>): string =>
  String([answer.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0]);

interface Login {
  readonly password?: string;
  readonly code?: string;
  readonly userAgent?: string;
  /** Each from an address of its own, so that none is told to wait. */
  readonly remoteAddress?: string;
}

/** Sends password, and where given a code, of a person of the fixture. */
async function sendLogin(
  portal: InProcessPortal,
  userId: number,
  { password = passwordDigest, code, userAgent, remoteAddress = '203.0.113.77' }: Login = {},
): Promise<Answer> {
  const username = addressOf(portal.market, userId);
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password, ...(code !== undefined && { code }) },
    headers: { ...(userAgent !== undefined && { 'user-agent': userAgent }) },
    remoteAddress,
  });
  await portal.caughtUp();
  return answer;
}

/** Loads the session of whoever sends these headers. */
export const sendInit = (portal: InProcessPortal, headers: Readonly<Record<string, string>>) =>
  portal.app.inject({ method: 'GET', url: '/api/init', headers });

/** Signs in as browsers do. @returns the headers of further calls */
export async function logInAs(
  portal: InProcessPortal,
  userId: number,
  login: Login = {},
): Promise<Readonly<Record<string, string>>> {
  const cookie = cookieOf(await sendLogin(portal, userId, login));
  const { data } = (await sendInit(portal, { cookie })).json<{ data: { csrf: string } }>();
  return { cookie, [csrfHeader]: data.csrf };
}
