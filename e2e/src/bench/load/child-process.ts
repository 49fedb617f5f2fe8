import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process of the bench that answers messages, one at a time. */
export interface Worker {
  readonly pid: number;
  /** The next message from it. @throws when it ends instead */
  onMessage(): Promise<unknown>;
  ask(message: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts one of the bench's own processes, whose bundle lies beside this one. @param name e.g. `load.process` */
export function startWorker(name: string, ...args: readonly string[]): Worker {
  const entry = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  const child = fork(entry, args);
  const onMessage = () => nextMessage(child, name);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} could not be started`);
  return {
    pid,
    onMessage,
    ask(message) {
      const answer = onMessage();
      child.send(message);
      return answer;
    },
    stop: () => ended(child),
  };
}

/** Asks a process to end and waits until it has. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

function nextMessage(child: ChildProcess, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`${name} ended with ${code}`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}
