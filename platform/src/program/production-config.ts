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

/** The programs run in containers: what reaches them is for the network around them to say. */
export const programHost = '0.0.0.0';

const variables = {
  ...programVariables,
  ...mailVariables,
  PORT: portVariable,
  /** `esdb://host:2113?tls=false`, or `esdb+discover://…` for a cluster. */
  EVENTSTORE_URL: z.string().regex(/^esdb(\+discover)?:\/\//, 'an esdb:// address'),
  /** A replica set, with the database's name as its path. */
  MONGODB_URL: z.string().regex(/^mongodb(\+srv)?:\/\/[^/]+\/\w+/, 'a mongodb:// address with a database'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }),
  S3_BUCKET: z.string().min(3),
  S3_REGION: z.string().default('us-east-1'),
  /** Left out, requests are sent with a name that a private store without accounts takes. */
  S3_ACCESS_KEY_ID: z.string().default('portal'),
  S3_SECRET_ACCESS_KEY: z.string().default('portal'),
  /** Where uploads grow; a folder that every command-api shares. */
  UPLOADS_FOLDER: z.string().min(1).default(join(tmpdir(), 'portal-uploads')),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.email(),
  /** The deployment's master secret, the same file for every process; made when it is missing. */
  SECRET_FILE: z.string().min(1),
};

/** How one program of the production world runs. */
export interface ProgramConfig {
  readonly port: number;
  readonly market: Market;
  /** The market's record with what this deployment sets instead. */
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
  /** `null`: none is named. */
  readonly firstAdministrator: FirstAdministrator | null;
  /** `null` where people sign in by their passwords only. @throws BadConfiguration for half a provider */
  readonly oidc: () => OidcConfig | null;
  /** `null` where no device is notified. @throws BadConfiguration for keys that are no pair */
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

/** Reads the configuration of one of the three programs. @throws BadConfiguration */
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
    // Only what signs people in needs the client's secret.
    oidc: () => (marketRecord.identityProvider ? oidcConfigOf(values) : null),
    // Only what sends needs the private key.
    push: () => pushConfigOf(values),
    stores: storesOf(values),
  };
}
