import { DataFolderInUse } from '../stores/sqlite/data-folder-lock';
import { asUnusable, UnusableStore } from '../stores/unusable-store';
import { makeFilesPrivate } from '../files/private-files';
import { collectGarbageAtRest } from './collect-garbage';
import { BadConfiguration } from './environment';
import { whenLauncherEnds } from './launcher';

/** Exit codes: 0 stopped, 1 fault, 2 bad configuration. */
const faultCode = 1;
const badConfigurationCode = 2;
/** Longest shutdown (R17). */
const shutdownTimeoutMs = 10_000;
/** Without a launcher the next start may follow at once. */
const orphanTimeoutMs = 2_500;

export interface Program {
  close(): Promise<void>;
}

/** Exits after an unhandled error, for the supervisor's restart. */
export function endWith(error: unknown): never {
  const bad = error instanceof BadConfiguration || error instanceof UnusableStore;
  console.error(bad || error instanceof DataFolderInUse ? error.message : error);
  process.exit(bad ? badConfigurationCode : faultCode);
}

function stopping() {
  let program: Program | undefined;
  let asked = false;
  const stop = (timeoutMs: number) => {
    setTimeout(() => {
      const active = process.getActiveResourcesInfo().join(', ');
      console.error(`Not closed after ${timeoutMs / 1000} s, so it is ended. Active: ${active}`);
      process.exit(faultCode);
    }, timeoutMs).unref();
    if (!program) process.exit(faultCode);
    if (asked) return;
    asked = true;
    program.close().then(() => process.exit(0), endWith);
  };
  whenLauncherEnds(() => stop(orphanTimeoutMs));
  return (opened: Program) => {
    program = opened;
    const onSignal = () => stop(shutdownTimeoutMs);
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  };
}

/**
 * Runs until SIGINT, SIGTERM or the launcher's end. Files are private (S18).
 * @param open calls `opened` when there is something to close
 */
export function runProgram(open: (opened: (program: Program) => void) => Promise<void>): void {
  makeFilesPrivate();
  // Their reader may have ended: no reason to end as well.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  open(stopping())
    .then(collectGarbageAtRest)
    .catch((error: unknown) => endWith(asUnusable(error)));
}
