import { resolve } from 'node:path';
import type { Market, MarketRecord } from '@portal/contracts';
import { type Limits, limitsOf } from '@portal/platform/admission/limits';
import type { MetricsAddress } from '@portal/platform/metrics/metrics-server';
import {
  type FirstAdministrator,
  firstAdministratorOf,
  type MailConfig,
  mailConfigOf,
  mailVariables,
  marketRecordOf,
  metricsAddressOf,
  portVariable,
  programVariables,
  readEnvironment,
} from '@portal/platform/program/environment';
import { type OidcConfig, oidcConfigOf } from '@portal/platform/program/oidc-config';
import { type PushConfig, pushConfigOf } from '@portal/platform/program/push-config';
import { z } from 'zod';

const variables = {
  ...programVariables,
  ...mailVariables,
  /** Without it, mails are stored and shown at `/dev/mailbox`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PORT: portVariable.default(3000),
  /** Listen address; loopback by default. */
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).optional(),
  /** 1 seeds an empty data folder, 0 never. By default on loopback only: demo passwords are published. */
  DEMO: z.enum(['0', '1']).optional(),
};

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

export interface PortalConfig {
  readonly port: number;
  readonly host: string;
  readonly market: Market;
  readonly marketRecord: MarketRecord;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly publicOrigin: string | undefined;
  readonly https: boolean;
  readonly logLevel: string;
  readonly metricsAt: MetricsAddress | undefined;
  readonly traces: boolean;
  readonly trustedProxies: string | undefined;
  readonly limits: Limits;
  readonly requireSecondFactor: boolean;
  readonly checkEvents: boolean;
  readonly smtpUrl: string | undefined;
  readonly mail: MailConfig;
  /** `null`: not configured. */
  readonly firstAdministrator: FirstAdministrator | null;
  /** `null`: none, or the market's demo provider. */
  readonly oidc: OidcConfig | null;
  /** `null`: keys from the data folder. */
  readonly push: PushConfig | null;
  /** In addition to the known push services. */
  readonly pushHosts: readonly string[];
}

/** @throws BadConfiguration */
export function readConfig(env: NodeJS.ProcessEnv): PortalConfig {
  const values = readEnvironment(variables, env);
  const record = marketRecordOf(values);
  const { PORT, HOST, MARKET, DATA_DIR = `.data/${MARKET}`, PORTAL_PUBLIC_ORIGIN, PORTAL_LOG_LEVEL } = values;
  const demo = values.DEMO === undefined ? isLoopback(HOST) : values.DEMO === '1';
  // The demo has its own identity provider.
  const marketRecord = {
    ...record,
    identityProvider: record.identityProvider || (demo && record.features.externalLogin),
  };
  return {
    port: PORT,
    host: HOST,
    market: MARKET,
    marketRecord,
    oidc: oidcConfigOf(values),
    push: pushConfigOf(values),
    pushHosts: values.PORTAL_PUSH_HOSTS ?? [],
    dataDir: resolve(DATA_DIR),
    demo,
    publicOrigin: PORTAL_PUBLIC_ORIGIN,
    https: PORTAL_PUBLIC_ORIGIN?.startsWith('https:') ?? false,
    logLevel: PORTAL_LOG_LEVEL,
    metricsAt: metricsAddressOf(values, HOST),
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    trustedProxies: values.PORTAL_TRUSTED_PROXIES,
    limits: limitsOf(values),
    requireSecondFactor: values.PORTAL_REQUIRE_TOTP === '1',
    checkEvents: values.PORTAL_CHECK_EVENTS === '1',
    smtpUrl: values.SMTP_URL,
    mail: mailConfigOf(marketRecord, values),
    firstAdministrator: firstAdministratorOf(values),
  };
}
