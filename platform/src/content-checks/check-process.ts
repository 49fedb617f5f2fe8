import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ContentChecksUnavailable } from './content-checks-unavailable';
import type { CheckJobs, CheckMessage, CheckRequest } from './inspections';
import { memoryOf, processorTimeOf } from './process-use';

export interface CheckLimits {
  /** Processor time per check (S9); wall time is `waitFactor` times as much. */
  readonly maxMilliseconds: number;
  /** Including native memory; enforced on Linux. */
  readonly maxResidentBytes: number;
  readonly maxChecks: number;
  readonly idleMilliseconds: number;
}

export const defaultLimits: CheckLimits = {
  maxMilliseconds: 30_000,
  maxResidentBytes: 640 * 1024 * 1024,
  maxChecks: 200,
  idleMilliseconds: 60_000,
};

/** No result: timeout, memory limit, or crash. */
export class CheckEnded extends Error {
  constructor(readonly reason: 'time' | 'memory' | 'death') {
    super(`the check of a file was ended: ${reason}`);
    this.name = 'CheckEnded';
  }
}

type JobOf<Name extends keyof CheckJobs> = Parameters<CheckJobs[Name]>[0];
type ResultOf<Name extends keyof CheckJobs> = Awaited<ReturnType<CheckJobs[Name]>>;

/** V8 only; pictures are decoded outside. */
const maxHeapMegabytes = 192;
const memoryCheckMilliseconds = 25;
/** The process has low priority on a busy machine. */
const waitFactor = 4;
const startMilliseconds = 30_000;

/** The environment has secrets; only this is passed on. */
const passedVariables = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'NODE_ENV',
];

function startProcess(): ChildProcess {
  // Specs bundle it (scripts/test/before-specs.mjs).
  const isSource = import.meta.url.endsWith('.ts');
  const folder = isSource ? '../../../.build/checks' : '.';
  const entry = fileURLToPath(new URL(`${folder}/check.process.js`, import.meta.url));
  const env = Object.fromEntries(passedVariables.map((name) => [name, process.env[name]]));
  return fork(entry, {
    // Fewer glibc arenas, so that freed memory is returned.
    env: { ...env, MALLOC_ARENA_MAX: '2' },
    execArgv: [`--max-old-space-size=${maxHeapMegabytes}`, '--disable-proto=delete', '--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}

interface Running {
  readonly child: ChildProcess;
  checks: number;
}

export class CheckProcess {
  #running: Running | null = null;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(private readonly limits: CheckLimits) {}

  /**
   * The earlier check must have ended.
   * @throws CheckEnded, the check's errors, ContentChecksUnavailable
   */
  async run<Name extends keyof CheckJobs>(
    name: Name,
    job: JobOf<Name>,
    limits: Partial<Pick<CheckLimits, 'maxResidentBytes' | 'maxMilliseconds'>> = {},
  ): Promise<ResultOf<Name>> {
    clearTimeout(this.#idle);
    const running = await this.#start();
    running.checks += 1;
    keepAlive(running.child, true);
    try {
      return (await this.#resultOf(running.child, { name, job }, limits)) as ResultOf<Name>;
    } catch (error) {
      if (error instanceof CheckEnded) this.#end();
      throw error;
    } finally {
      keepAlive(running.child, false);
      if (running.checks >= this.limits.maxChecks) this.#end();
      this.#idle = setTimeout(() => this.#end(), this.limits.idleMilliseconds).unref();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const child = this.#running?.child;
    this.#end();
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  async #start(): Promise<Running> {
    if (this.#closed) throw new ContentChecksUnavailable('the program is closing');
    if (this.#running) return this.#running;
    const running = { child: startProcess(), checks: 0 };
    running.child.on('exit', () => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    await ready(running.child);
    return running;
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#running?.child.kill('SIGKILL');
    this.#running = null;
  }

  #resultOf(child: ChildProcess, request: CheckRequest, limits: Partial<CheckLimits>): Promise<unknown> {
    const { maxMilliseconds, maxResidentBytes } = { ...this.limits, ...limits };
    const { pid = 0 } = child;
    const over = new AbortController();
    const answered = new Promise<unknown>((resolve, reject) => {
      const end = (reason: CheckEnded['reason']) => reject(new CheckEnded(reason));
      const stopWaiting = afterProcessorTime(pid, maxMilliseconds, () => end('time'));
      const look = async () => (await memoryOf(pid)) > maxResidentBytes && end('memory');
      const memoryCheck = setInterval(() => void look(), memoryCheckMilliseconds);
      over.signal.addEventListener('abort', () => {
        stopWaiting();
        clearInterval(memoryCheck);
      });
      const died = () => end('death');
      child.once('exit', died);
      child.once('message', (message: CheckMessage) => {
        child.off('exit', died);
        if (message.kind === 'done') resolve(message.result);
        else reject(failureOf(message));
      });
      child.send(request, (error) => error && died());
    });
    return answered.finally(() => over.abort());
  }
}

/** Processor time, or `waitFactor` times as much wall time. @returns cancels */
function afterProcessorTime(pid: number, milliseconds: number, late: () => void): () => void {
  const deadline = performance.now() + milliseconds * waitFactor;
  const before = processorTimeOf(pid);
  const checkAfter = (wait: number) => setTimeout(() => void look(), wait);
  let timer = checkAfter(milliseconds);
  let isOver = false;
  async function look(): Promise<void> {
    const left = milliseconds - ((await processorTimeOf(pid)) - (await before));
    const waitLeft = deadline - performance.now();
    if (isOver) return;
    // NaN for an unknown process.
    if (left > 0 && waitLeft > 0)
      timer = checkAfter(Math.min(Math.max(left, memoryCheckMilliseconds), waitLeft));
    else late();
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

function keepAlive(child: ChildProcess, isBusy: boolean): void {
  const change = isBusy ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}

/** @throws ContentChecksUnavailable */
async function ready(child: ChildProcess): Promise<void> {
  const signal = AbortSignal.timeout(startMilliseconds);
  try {
    await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(neverStarted),
    ]);
  } catch (error) {
    child.kill('SIGKILL');
    throw new ContentChecksUnavailable(String(error));
  }
}

function neverStarted(): never {
  throw new Error('the process ended at its start');
}

/** With the system's code: a full disk is not the file's fault. */
const failureOf = (message: CheckMessage): Error =>
  Object.assign(new Error('a check failed', { cause: message }), 'code' in message && { code: message.code });
