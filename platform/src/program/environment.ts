import { type DeploymentSettings, type MarketRecord, marketRecords, marketSchema } from '@portal/contracts';
import { z } from 'zod';
import { isTrustable } from '../admission/caller-address';
import { limitVariables } from '../admission/limits';
import type { MetricsAddress } from '../metrics/metrics-server';

export class BadConfiguration extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'BadConfiguration';
  }
}

/** 0: any free port. */
export const portVariable = z.coerce.number('a port number').int().min(0).max(65_535);

const emailDomainsVariable = z
  .string()
  .transform((list) => list.split(',').map((domain) => domain.trim().toLowerCase()))
  .refine(
    (domains) => domains.every((domain) => z.regexes.domain.test(domain)),
    'domains by commas, such as chain.example,agency.example',
  );

const hostsVariable = z
  .string()
  .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (hosts) => hosts.every((host) => z.regexes.domain.test(host.replace(/^\*\./, ''))),
    'names of hosts by commas, such as push.chain.example,*.push.example',
  );

export const programVariables = {
  MARKET: marketSchema.default('ES'),
  /** Short title in header and mail sender; default `LSM` or `LRM` (AMB-21). */
  PORTAL_TITLE: z.string().trim().min(1).max(24).optional(),
  /** By commas: the corporate domain (R-PLT-19), then further ones (AMB-18). */
  PORTAL_EMAIL_DOMAINS: emailDomainsVariable.optional(),
  /** Order number prefix; default `#P-` or `#O-` (R-ORD-12). */
  PORTAL_ORDER_PREFIX: z.string().trim().min(1).max(8).optional(),
  /** The agency's address; default `agency@` the market's domain. */
  AGENCY_MAIL: z.email().optional(),
  /** 1: the first to change an unassigned order's status becomes responsible. */
  PORTAL_TAKE_ON_FIRST_CHANGE: z.enum(['0', '1']).default('0'),
  /** 0: only franchisees and consultants accept quotes and approve proofs. */
  PORTAL_MANAGERS_APPROVE: z.enum(['0', '1']).default('1'),
  /** External sign-in (R-AUT-10); default none. */
  PORTAL_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  PORTAL_OIDC_CLIENT_ID: z.string().min(1).optional(),
  PORTAL_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  PORTAL_OIDC_ACR: z
    .string()
    .refine((text) => text !== '' && text === text.trim())
    .optional(),
  /** Key pair of device notices (RFC 8292), base64url; default none. */
  PORTAL_VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  PORTAL_VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  /** Further push services, hosts by commas. */
  PORTAL_PUSH_HOSTS: hostsVariable.optional(),
  /** For example `https://portal.chain.example`; https makes cookies Secure. */
  PORTAL_PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** 1: administrators must set up and use TOTP. */
  PORTAL_REQUIRE_TOTP: z.enum(['0', '1']).default('0'),
  /** 1: checks every event, as in tests and `npm run dev`. */
  PORTAL_CHECK_EVENTS: z.enum(['0', '1']).default('0'),
  PORTAL_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** `/metrics` for Prometheus; not published. Default: none. */
  PORTAL_METRICS_PORT: portVariable.optional(),
  /** Default: the host of the calls. */
  PORTAL_METRICS_HOST: z.string().min(1).optional(),
  /** Invited if there is no administrator (AMB-25); both or neither. */
  PORTAL_FIRST_ADMIN_EMAIL: z.email().optional(),
  PORTAL_FIRST_ADMIN_NAME: z.string().trim().min(1).max(120).optional(),
  /** OTLP collector over HTTP, read by the SDK itself. Default: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Trusted `X-Forwarded-For` sources: addresses, ranges or `uniquelocal`, by commas. */
  PORTAL_TRUSTED_PROXIES: z
    .string()
    .refine(isTrustable, 'addresses, ranges or names such as uniquelocal')
    .optional(),
  ...limitVariables,
};

export const mailVariables = {
  /** Sender; its domain is in every Message-ID. */
  MAIL_FROM: z.email().optional(),
  /** Seconds in which new files share one mail (R-ACC-15). */
  NEW_FILES_WINDOW: z.coerce.number().int().min(1).max(86_400).default(600),
};

type ValuesOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** `undefined` without a port. @param host default host */
export function metricsAddressOf(
  { PORTAL_METRICS_PORT: port, PORTAL_METRICS_HOST }: ValuesOf<typeof programVariables>,
  host: string,
): MetricsAddress | undefined {
  return port === undefined ? undefined : { port, host: PORTAL_METRICS_HOST ?? host };
}

export interface MailConfig {
  readonly from: string;
  readonly agency: string;
  readonly newFilesWindow: number;
}

/** The market's record with the deployment's overrides (AMB-78). */
export function marketRecordOf(values: ValuesOf<typeof programVariables>): MarketRecord {
  const record = marketRecords[values.MARKET];
  const [corporateDomain, ...otherDomains] = values.PORTAL_EMAIL_DOMAINS ?? [];
  const domain = corporateDomain ?? record.corporateDomain;
  const settings: DeploymentSettings = {
    title: values.PORTAL_TITLE ?? record.title,
    corporateDomain: domain,
    agencyMail: values.AGENCY_MAIL ?? `agency@${domain}`,
    takesOnFirstChange: values.PORTAL_TAKE_ON_FIRST_CHANGE === '1',
    managersApprove: values.PORTAL_MANAGERS_APPROVE === '1',
    otherDomains,
    pushKey: values.PORTAL_VAPID_PUBLIC_KEY ?? null,
    identityProvider: record.features.externalLogin && values.PORTAL_OIDC_ISSUER !== undefined,
    orderNumberPrefix: values.PORTAL_ORDER_PREFIX ?? record.orderNumberPrefix,
  };
  return { ...record, ...settings };
}

export interface FirstAdministrator {
  readonly email: string;
  readonly name: string;
}

/** @throws BadConfiguration for a name without an address, or the reverse */
export function firstAdministratorOf({
  PORTAL_FIRST_ADMIN_EMAIL: email,
  PORTAL_FIRST_ADMIN_NAME: name,
}: ValuesOf<typeof programVariables>): FirstAdministrator | null {
  if (email === undefined && name === undefined) return null;
  if (email !== undefined && name !== undefined) return { email, name };
  const missing = email === undefined ? 'PORTAL_FIRST_ADMIN_EMAIL' : 'PORTAL_FIRST_ADMIN_NAME';
  throw new BadConfiguration([`${missing}: missing; the first administrator needs an address and a name`]);
}

/** Mail addresses with defaults. */
export function mailConfigOf(
  { corporateDomain, agencyMail: agency }: MarketRecord,
  values: ValuesOf<typeof mailVariables>,
): MailConfig {
  return {
    from: values.MAIL_FROM ?? `portal@${corporateDomain}`,
    agency,
    newFilesWindow: values.NEW_FILES_WINDOW,
  };
}

function unknownVariables(env: NodeJS.ProcessEnv, known: readonly string[]): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('PORTAL_') && !known.includes(name))
    .map((name) => `${name}: unknown; known are ${known.join(', ')}`);
}

/** Values not shown in error messages. */
const maySecret = /SECRET|KEY|PASSWORD|URL/;

function badVariables(env: NodeJS.ProcessEnv, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.map(({ path, message }) => {
    const name = String(path[0]);
    const value = maySecret.test(name) && env[name] !== undefined ? '…' : JSON.stringify(env[name]);
    return `${name}=${value}: ${message}`;
  });
}

/** Empty counts as missing, unknown `PORTAL_` variables are errors. @throws BadConfiguration */
export function readEnvironment<Shape extends z.ZodRawShape>(
  variables: Shape,
  env: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.object(variables).safeParse(given);
  const problems = [
    ...unknownVariables(env, Object.keys(variables)),
    ...badVariables(env, parsed.error?.issues ?? []),
  ];
  if (!parsed.success || problems.length > 0) throw new BadConfiguration(problems);
  return parsed.data;
}
