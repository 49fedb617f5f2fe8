import { whenLauncherEnds } from './launcher';

/* Exits with its own code when its launcher ends. */

whenLauncherEnds(() => process.exit(7));
process.stdout.write(`announced: ${process.env.LAUNCHER_PIPE}\n`);
setInterval(() => undefined, 60_000);
