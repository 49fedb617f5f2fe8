import { hash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { OidcConfig } from '@portal/platform/program/oidc-config';
import { choosePage, type DemoPerson } from './choose-page';
import { createSigningKey, signedToken } from './id-token';

interface Options {
  readonly people: readonly DemoPerson[];
  /** The only allowed redirect target. */
  readonly portalOrigin: () => string;
  readonly callbackPath: string;
  /** Overrides ID token claims, for tests. */
  readonly claims?: (claims: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

interface Grant {
  readonly person: DemoPerson;
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

interface Exchange {
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}
type Answer = (exchange: Exchange) => Promise<void> | void;

const tokenSeconds = 300;

function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
const redirect = (response: ServerResponse, location: string) =>
  void response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
const refuse = (response: ServerResponse, error: string) => sendJson(response, { error }, 400);

/** For the demo and tests, never for production: one client, PKCE, no passwords. */
class DemoIdentityProvider {
  readonly config: OidcConfig;
  readonly #options: Options;
  readonly #key = createSigningKey();
  readonly #grants = new Map<string, Grant>();
  readonly #answers: Readonly<Record<string, Answer>> = {
    'GET /.well-known/openid-configuration': ({ response }) => sendJson(response, this.#metadata()),
    'GET /jwks': ({ response }) => sendJson(response, { keys: [this.#key.jwk] }),
    'GET /authorize': (exchange) => this.#choose(exchange),
    'POST /authorize': (exchange) => this.#chosen(exchange),
    'POST /token': (exchange) => this.#token(exchange),
    'GET /logout': ({ response }) => redirect(response, `${this.#options.portalOrigin()}/login`),
  };

  constructor(issuer: string, options: Options) {
    this.#options = options;
    const clientSecret = randomBytes(24).toString('base64url');
    this.config = { issuer, clientId: 'portal', clientSecret, acr: [] };
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.config.issuer);
    const answer = this.#answers[`${request.method} ${url.pathname}`];
    if (answer === undefined) return void response.writeHead(404).end();
    await answer({ url, request, response });
  }

  #metadata() {
    const { issuer } = this.config;
    const at = (path: string) => `${issuer}${path}`;
    return {
      issuer,
      authorization_endpoint: at('/authorize'),
      token_endpoint: at('/token'),
      jwks_uri: at('/jwks'),
      end_session_endpoint: at('/logout'),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    };
  }

  /** Redirects only to the portal's callback. */
  #knows({ searchParams: asked }: URL): boolean {
    const { portalOrigin, callbackPath } = this.#options;
    return (
      asked.get('client_id') === this.config.clientId &&
      asked.get('redirect_uri') === `${portalOrigin()}${callbackPath}` &&
      asked.get('code_challenge_method') === 'S256'
    );
  }

  #choose({ url, response }: Exchange): void {
    if (!this.#knows(url)) return refuse(response, 'invalid_request');
    const nonce = randomBytes(16).toString('base64');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    });
    response.end(choosePage(this.#options.people, nonce, url.searchParams.toString()));
  }

  async #chosen({ url, request, response }: Exchange): Promise<void> {
    if (!this.#knows(url)) return refuse(response, 'invalid_request');
    const chosen = new URLSearchParams(await text(request)).get('person');
    const asked = url.searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    const person = this.#options.people[Number(chosen)];
    if (person === undefined) back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', this.#grant(person, asked));
    redirect(response, back.href);
  }

  #grant(person: DemoPerson, asked: URLSearchParams): string {
    const code = randomBytes(24).toString('base64url');
    const challenge = asked.get('code_challenge') ?? '';
    const nonce = asked.get('nonce') ?? '';
    this.#grants.set(code, { person, challenge, nonce, redirectUri: asked.get('redirect_uri') ?? '' });
    return code;
  }

  async #token({ request, response }: Exchange): Promise<void> {
    const asked = new URLSearchParams(await text(request));
    const code = asked.get('code') ?? '';
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    const isClient =
      asked.get('client_id') === this.config.clientId &&
      asked.get('client_secret') === this.config.clientSecret;
    const challenge = hash('sha256', asked.get('code_verifier') ?? '', 'base64url');
    if (!isClient || grant?.challenge !== challenge || grant.redirectUri !== asked.get('redirect_uri'))
      return refuse(response, 'invalid_grant');
    const id_token = signedToken(this.#claimsOf(grant), this.#key.privateKey);
    sendJson(response, { access_token: 'none', token_type: 'Bearer', expires_in: tokenSeconds, id_token });
  }

  #claimsOf({ person: { name, email, verified = true }, nonce }: Grant) {
    const iat = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.config.issuer,
      aud: this.config.clientId,
      sub: hash('sha256', email),
      iat,
      exp: iat + tokenSeconds,
      nonce,
      name,
      email,
      email_verified: verified,
    };
    return this.#options.claims?.(claims) ?? claims;
  }
}

export async function startDemoIdentityProvider(options: Options) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider = new DemoIdentityProvider(`http://localhost:${port}`, options);
  server.on('request', (request, response) => {
    provider.answer(request, response).catch(() => response.destroy());
  });
  return {
    config: provider.config,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
