import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Market, MarketRecord } from '@portal/contracts';
import { z } from 'zod';
import { type Limits, limitsOf } from '../admission/limits';
import type { MetricsAddress } from '../metrics/metrics-server';
import type { ProductionWorld } from '../stores/production-world';
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
} from './environment';
import { type OidcConfig, oidcConfigOf } from './oidc-config';
import { type PushConfig, pushConfigOf } from './push-config';

export const programHost = '0.0.0.0';

const variables = {
  ...programVariables,
  ...mailVariables,
  PORT: portVariable,
  /** `esdb://host:2113?tls=false`, or `esdb+discover://…` for a cluster. */
  EVENTSTORE_URL: z.string().regex(/^esdb(\+discover)?:\/\//, 'an esdb:// address'),
  /** A replica set, with the database as path. */
  MONGODB_URL: z.string().regex(/^mongodb(\+srv)?:\/\/[^/]+\/\w+/, 'a mongodb:// address with a database'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }),
  S3_BUCKET: z.string().min(3),
  S3_REGION: z.string().default('us-east-1'),
  /** Default for private stores without accounts. */
  S3_ACCESS_KEY_ID: z.string().default('portal'),
  S3_SECRET_ACCESS_KEY: z.string().default('portal'),
  /** Shared by all command-apis. */
  UPLOADS_FOLDER: z.string().min(1).default(join(tmpdir(), 'portal-uploads')),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.email(),
  /** Shared by all processes; created when missing. */
  SECRET_FILE: z.string().min(1),
};

export interface ProgramConfig {
  readonly port: number;
  readonly market: Market;
  readonly marketRecord: MarketRecord;
  readonly publicOrigin: string | undefined;
  readonly https: boolean;
  readonly logLevel: string;
  readonly metricsAt: MetricsAddress | undefined;
  readonly requireSecondFactor: boolean;
  readonly checkEvents: boolean;
  readonly traces: boolean;
  readonly trustedProxies: string | undefined;
  readonly limits: Limits;
  readonly secretFile: string;
  readonly mail: MailConfig;
  readonly firstAdministrator: FirstAdministrator | null;
  /** `null` without external sign-in. @throws BadConfiguration for a partial provider */
  readonly oidc: () => OidcConfig | null;
  /** `null` without device notices. @throws BadConfiguration for an invalid key pair */
  readonly push: () => PushConfig | null;
  readonly stores: ProductionWorld;
}

type Values = ReturnType<typeof readEnvironment<typeof variables>>;

const storesOf = (values: Values): ProductionWorld => ({
  eventStoreUrl: values.EVENTSTORE_URL,
  mongoUrl: values.MONGODB_URL,
  redisUrl: values.REDIS_URL,
  stream: `portal-${values.MARKET.toLowerCase()}:pushes`,
  s3: {
    endpoint: values.S3_ENDPOINT,
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  },
  uploadsFolder: values.UPLOADS_FOLDER,
  smtp: { url: values.SMTP_URL, from: values.MAIL_FROM },
});

/** Configuration of a production program. @throws BadConfiguration */
export function readProgramConfig(env: NodeJS.ProcessEnv): ProgramConfig {
  const values = readEnvironment(variables, env);
  const marketRecord = marketRecordOf(values);
  return {
    port: values.PORT,
    market: values.MARKET,
    marketRecord,
    publicOrigin: values.PORTAL_PUBLIC_ORIGIN,
    https: values.PORTAL_PUBLIC_ORIGIN?.startsWith('https:') ?? false,
    logLevel: values.PORTAL_LOG_LEVEL,
    metricsAt: metricsAddressOf(values, programHost),
    requireSecondFactor: values.PORTAL_REQUIRE_TOTP === '1',
    checkEvents: values.PORTAL_CHECK_EVENTS === '1',
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    trustedProxies: values.PORTAL_TRUSTED_PROXIES,
    limits: limitsOf(values),
    secretFile: values.SECRET_FILE,
    mail: mailConfigOf(marketRecord, values),
    firstAdministrator: firstAdministratorOf(values),
    // Lazy: the client secret is only needed for sign-in.
    oidc: () => (marketRecord.identityProvider ? oidcConfigOf(values) : null),
    push: () => pushConfigOf(values),
    stores: storesOf(values),
  };
}
