// npm run verify -- fuzz [--requests N]: N per call (10,000).
import { install } from '../build/install.mjs';
import { requireNode } from '../build/node-version.mjs';
import { readArguments, UsageError } from '../run/arguments.mjs';
import { script } from '../run/script.mjs';
import { runParts, specs } from '../test/parts.mjs';

await script(async () => {
  const { requests = '10000' } = readArguments({ requests: { type: 'string' } });
  if (!/^[1-9]\d*$/.test(requests)) throw new UsageError(`--requests ${requests}: a number from 1`);
  requireNode();
  await install();
  const sockets = Math.max(1, Math.round(Number(requests) / 10));
  const env = {
    FUZZ_REQUESTS: requests,
    FUZZ_SOCKETS: String(sockets),
    FUZZ_FILES: String(Math.min(2000, 10 * Number(requests))),
  };
  return runParts([
    specs('fuzz', ['e2e/src/fuzz', 'e2e/src/hostile-files', 'e2e/src/programs/hostile-load'], { env }),
  ]);
});
