import { resolve } from 'node:path';
import type { Market } from '@portal/contracts';
import type { MailConfig } from '@portal/platform/program/environment';
import {
  mailConfigOf,
  mailVariables,
  portVariable,
  programVariables,
  readEnvironment,
} from '@portal/platform/program/environment';
import { z } from 'zod';

const variables = {
  ...programVariables,
  ...mailVariables,
  /** Sends mails really; left out, they are kept in the data folder and shown at `/dev/mailbox`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PORT: portVariable.default(3000),
  DATA_DIR: z.string().min(1).optional(),
  /** 1 seeds an empty data folder, 0 never. */
  DEMO: z.enum(['0', '1']).default('1'),
};

/** How one house runs. */
export interface HouseConfig {
  readonly port: number;
  readonly market: Market;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly publicOrigin: string | undefined;
  readonly https: boolean;
  readonly logLevel: string;
  readonly metricsPort: number | undefined;
  readonly traces: boolean;
  readonly smtpUrl: string | undefined;
  readonly mail: MailConfig;
}

/** Reads the configuration from environment variables. @throws BadConfiguration */
export function readConfig(env: NodeJS.ProcessEnv): HouseConfig {
  const values = readEnvironment(variables, env);
  const { PORT, MARKET, DATA_DIR = `.data/${MARKET}`, DEMO, PORTAL_PUBLIC_ORIGIN, PORTAL_LOG_LEVEL } = values;
  return {
    port: PORT,
    market: MARKET,
    dataDir: resolve(DATA_DIR),
    demo: DEMO === '1',
    publicOrigin: PORTAL_PUBLIC_ORIGIN,
    https: PORTAL_PUBLIC_ORIGIN?.startsWith('https:') ?? false,
    logLevel: PORTAL_LOG_LEVEL,
    metricsPort: values.PORTAL_METRICS_PORT,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT !== '',
    smtpUrl: values.SMTP_URL,
    mail: mailConfigOf(MARKET, values),
  };
}
