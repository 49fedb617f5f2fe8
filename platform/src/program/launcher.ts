import { Socket } from 'node:net';

/** Set by a launcher: descriptor of a pipe that it holds open. */
const announcement = 'LAUNCHER_PIPE';

/** Calls back when the launcher ends, even killed: the OS closes its pipe. No effect without the variable. */
export function whenLauncherEnds(ended: () => void, env: NodeJS.ProcessEnv = process.env): void {
  const fd = Number(env[announcement]);
  delete env[announcement];
  if (!Number.isInteger(fd) || fd < 3) return;
  const pipe = new Socket({ fd, readable: true, writable: false });
  pipe.on('error', () => undefined);
  pipe.once('close', ended);
  pipe.resume();
  pipe.unref();
}
