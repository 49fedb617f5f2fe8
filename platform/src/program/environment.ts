import { type DeploymentSettings, type MarketRecord, marketRecords, marketSchema } from '@portal/contracts';
import { z } from 'zod';
import { isTrustable } from '../admission/caller-address';
import { limitVariables } from '../admission/limits';
import type { MetricsAddress } from '../metrics/metrics-server';

/** The configuration cannot be used; the message names every bad, missing or unknown variable. */
export class BadConfiguration extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'BadConfiguration';
  }
}

/** A port to listen on; 0 takes any free one. */
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

/** What every program of ours reads, whichever world it runs in. */
export const programVariables = {
  MARKET: marketSchema.default('ES'),
  /** Short title in the header and of the mails' sender; default `LSM` or `LRM` (AMB-21). */
  PORTAL_TITLE: z.string().trim().min(1).max(24).optional(),
  /** Domains by commas: the corporate one (R-PLT-19), then those that are taken as well (AMB-18). */
  PORTAL_EMAIL_DOMAINS: emailDomainsVariable.optional(),
  /** What order numbers begin with; `#P-` or `#O-` when left out (R-ORD-12). */
  PORTAL_ORDER_PREFIX: z.string().trim().min(1).max(8).optional(),
  /** Where people write to the agency, and its mails go; `agency@` the market's domain when left out. */
  AGENCY_MAIL: z.email().optional(),
  /** 1: who first changes the status of an order that nobody has taken looks after it from then on. */
  PORTAL_TAKE_ON_FIRST_CHANGE: z.enum(['0', '1']).default('0'),
  /** The identity provider of the external sign-in (R-AUT-10); left out, nobody signs in that way. */
  PORTAL_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  PORTAL_OIDC_CLIENT_ID: z.string().min(1).optional(),
  PORTAL_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  PORTAL_OIDC_ACR: z
    .string()
    .refine((text) => text !== '' && text === text.trim())
    .optional(),
  /** The pair of keys under which devices are notified (RFC 8292), base64url; left out, none is. */
  PORTAL_VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  PORTAL_VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  /** Hosts by commas: push services beside those of the known browsers. */
  PORTAL_PUSH_HOSTS: hostsVariable.optional(),
  /** How browsers reach the portal, e.g. `https://portal.chain.example`; https makes cookies Secure. */
  PORTAL_PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** 1: administrators sign in with a code of a device as well, and set it up before anything else. */
  PORTAL_REQUIRE_TOTP: z.enum(['0', '1']).default('0'),
  /** 1: every event is checked against its contract before it is stored, as in tests and `npm run dev`. */
  PORTAL_CHECK_EVENTS: z.enum(['0', '1']).default('0'),
  PORTAL_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** Prometheus reads `/metrics` there; a port that no proxy shows to the world. Left out: no metrics. */
  PORTAL_METRICS_PORT: portVariable.optional(),
  /** Left out: where the calls are answered. */
  PORTAL_METRICS_HOST: z.string().min(1).optional(),
  /** Is invited where there is no administrator yet (AMB-25); both or neither. */
  PORTAL_FIRST_ADMIN_EMAIL: z.email().optional(),
  PORTAL_FIRST_ADMIN_NAME: z.string().trim().min(1).max(120).optional(),
  /** A collector that takes OTLP over HTTP; the SDK reads the address itself. Left out: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Proxies before us whose `X-Forwarded-For` is believed: addresses, ranges or `uniquelocal`, by commas. */
  PORTAL_TRUSTED_PROXIES: z
    .string()
    .refine(isTrustable, 'addresses, ranges or names such as uniquelocal')
    .optional(),
  ...limitVariables,
};

/** What programs that send mails read beside that. */
export const mailVariables = {
  /** Sender of every mail; its domain is in every Message-ID. */
  MAIL_FROM: z.email().optional(),
  /** Seconds within which new pieces go into one mail (R-ACC-15). */
  NEW_FILES_WINDOW: z.coerce.number().int().min(1).max(86_400).default(600),
};

type ValuesOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** Where metrics are read; nowhere without a port. @param host where the calls are answered */
export function metricsAddressOf(
  { PORTAL_METRICS_PORT: port, PORTAL_METRICS_HOST }: ValuesOf<typeof programVariables>,
  host: string,
): MetricsAddress | undefined {
  return port === undefined ? undefined : { port, host: PORTAL_METRICS_HOST ?? host };
}

/** How mails are addressed. */
export interface MailConfig {
  readonly from: string;
  readonly agency: string;
  readonly newFilesWindow: number;
}

/** The market's record with what the deployment sets instead (AMB-78). */
export function marketRecordOf(values: ValuesOf<typeof programVariables>): MarketRecord {
  const record = marketRecords[values.MARKET];
  const [corporateDomain, ...otherDomains] = values.PORTAL_EMAIL_DOMAINS ?? [];
  const domain = corporateDomain ?? record.corporateDomain;
  const settings: DeploymentSettings = {
    title: values.PORTAL_TITLE ?? record.title,
    corporateDomain: domain,
    agencyMail: values.AGENCY_MAIL ?? `agency@${domain}`,
    takesOnFirstChange: values.PORTAL_TAKE_ON_FIRST_CHANGE === '1',
    otherDomains,
    pushKey: values.PORTAL_VAPID_PUBLIC_KEY ?? null,
    identityProvider: record.features.externalLogin && values.PORTAL_OIDC_ISSUER !== undefined,
    orderNumberPrefix: values.PORTAL_ORDER_PREFIX ?? record.orderNumberPrefix,
  };
  return { ...record, ...settings };
}

/** Who is invited where there is no administrator yet. */
export interface FirstAdministrator {
  readonly email: string;
  readonly name: string;
}

/** @throws BadConfiguration for a name without an address or the other way round */
export function firstAdministratorOf({
  PORTAL_FIRST_ADMIN_EMAIL: email,
  PORTAL_FIRST_ADMIN_NAME: name,
}: ValuesOf<typeof programVariables>): FirstAdministrator | null {
  if (email === undefined && name === undefined) return null;
  if (email !== undefined && name !== undefined) return { email, name };
  const missing = email === undefined ? 'PORTAL_FIRST_ADMIN_EMAIL' : 'PORTAL_FIRST_ADMIN_NAME';
  throw new BadConfiguration([`${missing}: missing; the first administrator needs an address and a name`]);
}

/** The addresses of a deployment unless the environment names others. */
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

/** Secrets and addresses with passwords in them stay out of the complaint. */
const maySecret = /SECRET|KEY|PASSWORD|URL/;

function badVariables(env: NodeJS.ProcessEnv, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.map(({ path, message }) => {
    const name = String(path[0]);
    const value = maySecret.test(name) && env[name] !== undefined ? '…' : JSON.stringify(env[name]);
    return `${name}=${value}: ${message}`;
  });
}

/**
 * Reads a program's configuration from environment variables; an empty one counts as missing. Unknown ones of ours are
 * refused, so that typing errors are found.
 * @throws BadConfiguration
 */
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
