import { whenLauncherEnds } from './launcher';

/* Runs until its launcher ends, and then ends with a code of its own. */

whenLauncherEnds(() => process.exit(7));
process.stdout.write(`announced: ${process.env.LAUNCHER_PIPE}\n`);
setInterval(() => undefined, 60_000);
