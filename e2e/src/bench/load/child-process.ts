import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Answers one message at a time. */
export interface Worker {
  readonly pid: number;
  /** @throws if it exits */
  onMessage(): Promise<unknown>;
  ask(message: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** Runs a bundle of this folder. @param name e.g. `load.process` */
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
