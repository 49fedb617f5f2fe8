import { csrfHeader } from '@portal/contracts';
import type { InProcessPortal } from '../programs/in-process-portal';
import { addressOf, passwordDigest } from '../programs/test-fixture';

type Answer = Awaited<ReturnType<InProcessPortal['app']['inject']>>;

/** Rejection code, or `done`. */
export const codeOf = (answer: Pick<Answer, 'json'>): string =>
  answer.json<{ error?: { code: string } }>().error?.code ?? 'done';

/** Cookie of the new session. */
export const cookieOf = (answer: Pick<Answer, 'headers'>): string =>
  String([answer.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0]);

interface Login {
  readonly password?: string;
  readonly code?: string;
  readonly userAgent?: string;
  /** Distinct addresses avoid the limit. */
  readonly remoteAddress?: string;
}

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

export const sendInit = (portal: InProcessPortal, headers: Readonly<Record<string, string>>) =>
  portal.app.inject({ method: 'GET', url: '/api/init', headers });

/** @returns headers of further calls */
export async function logInAs(
  portal: InProcessPortal,
  userId: number,
  login: Login = {},
): Promise<Readonly<Record<string, string>>> {
  const cookie = cookieOf(await sendLogin(portal, userId, login));
  const { data } = (await sendInit(portal, { cookie })).json<{ data: { csrf: string } }>();
  return { cookie, [csrfHeader]: data.csrf };
}
