import { Socket } from 'node:net';

/** Set by a launcher whose end shall end the program: the descriptor of a pipe that it holds open. */
const announcement = 'LAUNCHER_PIPE';

/**
 * Reports the end of the launching process, killed or not: the operating system then closes its end of the pipe.
 * Without it no launcher is watched, so that a program may outlive its shell.
 */
export function whenLauncherEnds(ended: () => void, env: NodeJS.ProcessEnv = process.env): void {
  const fd = Number(env[announcement]);
  // Child processes have no such descriptor; theirs may be something else under the same number.
  delete env[announcement];
  if (!Number.isInteger(fd) || fd < 3) return;
  const pipe = new Socket({ fd, readable: true, writable: false });
  pipe.on('error', () => undefined);
  pipe.once('close', ended);
  pipe.resume();
  pipe.unref();
}
