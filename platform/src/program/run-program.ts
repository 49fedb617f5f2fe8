import { DataFolderInUse } from '../stores/sqlite/data-folder-lock';
import { asUnusable, UnusableStore } from '../stores/unusable-store';
import { makeFilesPrivate } from '../files/private-files';
import { collectGarbageAtRest } from './collect-garbage';
import { BadConfiguration } from './environment';
import { whenLauncherEnds } from './launcher';

/** Exit codes: 0 asked to stop, 1 a fault, 2 the configuration cannot be used. */
const faultCode = 1;
const badConfigurationCode = 2;
/** A program that was asked to stop and has not after this time is ended (R17). */
const patienceMilliseconds = 10_000;
/** The launcher is gone; the next start may follow at once. */
const orphanMilliseconds = 2_500;

/** A program that runs until it is asked to stop. */
export interface Program {
  /** Finishes what is under way, then closes everything. */
  close(): Promise<void>;
}

/** Ends the program after an unhandled error; its supervisor starts it again. */
export function endWith(error: unknown): never {
  const bad = error instanceof BadConfiguration || error instanceof UnusableStore;
  console.error(bad || error instanceof DataFolderInUse ? error.message : error);
  process.exit(bad ? badConfigurationCode : faultCode);
}

/** Ends a program with grace. Nothing to close yet: it just ends. */
function stopping() {
  let program: Program | undefined;
  let asked = false;
  const stop = (patience: number) => {
    setTimeout(() => process.exit(faultCode), patience).unref();
    if (!program) process.exit(faultCode);
    if (asked) return;
    asked = true;
    program.close().then(() => process.exit(0), endWith);
  };
  whenLauncherEnds(() => stop(orphanMilliseconds));
  return (opened: Program) => {
    program = opened;
    const whenAsked = () => stop(patienceMilliseconds);
    process.on('SIGINT', whenAsked);
    process.on('SIGTERM', whenAsked);
  };
}

/**
 * Runs a program: opens it, shuts it down gracefully on SIGINT, SIGTERM or the end of its launcher, and exits with a
 * code for the reason. Its files are for its owner alone (S18).
 * @param open calls `opened` as soon as there is something to close; signals count from then on
 */
export function runProgram(open: (opened: (program: Program) => void) => Promise<void>): void {
  makeFilesPrivate();
  open(stopping())
    .then(collectGarbageAtRest)
    .catch((error: unknown) => endWith(asUnusable(error)));
}
