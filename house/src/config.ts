import { resolve } from 'node:path';
import { marketSchema } from '@portal/contracts';
import { z } from 'zod';

const port = z.coerce.number('a port number').int().min(0).max(65_535);

const environment = z.object({
  PORT: port.default(3000),
  MARKET: marketSchema.default('ES'),
  DATA_DIR: z.string().min(1).optional(),
  /** 1 seeds an empty data folder, 0 never. */
  DEMO: z.enum(['0', '1']).default('1'),
  /** How browsers reach the portal, e.g. `https://portal.chain.example`; https makes cookies Secure. */
  PORTAL_PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  PORTAL_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

/** How one house runs. */
export interface HouseConfig {
  readonly port: number;
  readonly market: z.infer<typeof marketSchema>;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly publicOrigin: string | undefined;
  readonly https: boolean;
  readonly logLevel: string;
}

/** The configuration cannot be used; the message names every bad or unknown variable. */
export class BadConfiguration extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'BadConfiguration';
  }
}

function unknownVariables(env: NodeJS.ProcessEnv): string[] {
  const known = Object.keys(environment.shape);
  return Object.keys(env)
    .filter((name) => name.startsWith('PORTAL_') && !known.includes(name))
    .map((name) => `${name}: unknown; known are ${known.join(', ')}`);
}

function badVariables(env: NodeJS.ProcessEnv, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.map(
    ({ path, message }) => `${String(path[0])}=${JSON.stringify(env[String(path[0])])}: ${message}`,
  );
}

function houseConfigOf(values: z.output<typeof environment>): HouseConfig {
  const { PORT, MARKET, DATA_DIR = `.data/${MARKET}`, DEMO, PORTAL_PUBLIC_ORIGIN, PORTAL_LOG_LEVEL } = values;
  return {
    port: PORT,
    market: MARKET,
    dataDir: resolve(DATA_DIR),
    demo: DEMO === '1',
    publicOrigin: PORTAL_PUBLIC_ORIGIN,
    https: PORTAL_PUBLIC_ORIGIN?.startsWith('https:') ?? false,
    logLevel: PORTAL_LOG_LEVEL,
  };
}

/** Reads the configuration from environment variables. @throws BadConfiguration */
export function readConfig(env: NodeJS.ProcessEnv): HouseConfig {
  const parsed = environment.safeParse(env);
  const problems = [...unknownVariables(env), ...badVariables(env, parsed.error?.issues ?? [])];
  if (!parsed.success || problems.length > 0) throw new BadConfiguration(problems);
  return houseConfigOf(parsed.data);
}
