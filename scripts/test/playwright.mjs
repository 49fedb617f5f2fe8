import { createRequire } from 'node:module';
import { runToEnd } from '../run/process.mjs';
import { chromium } from './browser.mjs';
import { redis } from './redis.mjs';

const require = createRequire(import.meta.url);

/**
 * Default: every journey.
 * @param {readonly string[]} args options and journey paths
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number | null>} exit code; `null` if not installed (printed)
 */
export async function playwright(args, env = {}) {
  const browser = await chromium();
  if (!browser || !(await redis())) return null;
  const command = [
    require.resolve('@playwright/test/cli'),
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...args,
  ];
  const { code } = await runToEnd(process.execPath, command, {
    env: { CHROMIUM: browser, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', ...env },
    show: true,
  });
  return code;
}
