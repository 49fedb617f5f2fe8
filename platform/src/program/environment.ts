import { type Market, marketRecords, marketSchema } from '@portal/contracts';
import { z } from 'zod';
import { isTrustable } from '../admission/caller-address';
import { limitVariables } from '../admission/limits';

/** The configuration cannot be used; the message names every bad, missing or unknown variable. */
export class BadConfiguration extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'BadConfiguration';
  }
}

/** A port to listen on; 0 takes any free one. */
export const portVariable = z.coerce.number('a port number').int().min(0).max(65_535);

/** What every program of ours reads, whichever world it runs in. */
export const programVariables = {
  MARKET: marketSchema.default('ES'),
  /** How browsers reach the portal, e.g. `https://portal.chain.example`; https makes cookies Secure. */
  PORTAL_PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  PORTAL_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** Prometheus reads `/metrics` there; a port that no proxy shows to the world. Left out: no metrics. */
  PORTAL_METRICS_PORT: portVariable.optional(),
  /** A collector that takes OTLP over HTTP; the SDK reads the address itself. Left out: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(''))
    .default(''),
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
  /** Whom requests for custom resources go to; `agency@` the market's domain when left out. */
  AGENCY_MAIL: z.email().optional(),
  /** Seconds within which new pieces go into one mail (R-ACC-15). */
  NEW_FILES_WINDOW: z.coerce.number().int().min(1).max(86_400).default(600),
};

/** How mails are addressed. */
export interface MailConfig {
  readonly from: string;
  readonly agency: string;
  readonly newFilesWindow: number;
}

/** The addresses of a market unless the environment names others. */
export function mailConfigOf(
  market: Market,
  values: { MAIL_FROM?: string | undefined; AGENCY_MAIL?: string | undefined; NEW_FILES_WINDOW: number },
): MailConfig {
  const { corporateDomain } = marketRecords[market];
  return {
    from: values.MAIL_FROM ?? `portal@${corporateDomain}`,
    agency: values.AGENCY_MAIL ?? `agency@${corporateDomain}`,
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
 * Reads a program's configuration from environment variables. Ours that nobody knows are refused too: a typing error
 * must not pass for a default.
 * @throws BadConfiguration
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  variables: Shape,
  env: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const parsed = z.object(variables).safeParse(env);
  const problems = [
    ...unknownVariables(env, Object.keys(variables)),
    ...badVariables(env, parsed.error?.issues ?? []),
  ];
  if (!parsed.success || problems.length > 0) throw new BadConfiguration(problems);
  return parsed.data;
}
