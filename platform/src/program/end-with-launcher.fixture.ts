import { whenLauncherEnds } from './launcher';

whenLauncherEnds(() => process.exit(7));
process.stdout.write(`announced: ${process.env.LAUNCHER_PIPE}\n`);
setInterval(() => undefined, 60_000);
