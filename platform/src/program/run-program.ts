import { BadConfiguration } from './environment';

/** Exit codes: 0 asked to stop, 1 a fault, 2 the configuration cannot be used. */
const faultCode = 1;
const badConfigurationCode = 2;
/** A program that was asked to stop and has not after this time is ended (R17). */
const patienceMilliseconds = 10_000;

/** A program that runs until it is asked to stop. */
export interface Program {
  /** Finishes what is under way, then closes everything. */
  close(): Promise<void>;
}

/** Ends the program because of something that nobody handled; whoever runs it starts it again. */
export function endWith(error: unknown): never {
  const bad = error instanceof BadConfiguration;
  console.error(bad ? error.message : error);
  process.exit(bad ? badConfigurationCode : faultCode);
}

function closeWhenAsked(program: Program): void {
  let asked = false;
  const stop = () => {
    if (asked) return;
    asked = true;
    setTimeout(() => process.exit(faultCode), patienceMilliseconds).unref();
    program.close().then(() => process.exit(0), endWith);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/**
 * Runs a program: opens it, closes it with grace on SIGINT or SIGTERM, ends it with a code that says why.
 * @param open calls `opened` as soon as there is something to close; a signal from then on is heard
 */
export function runProgram(open: (opened: (program: Program) => void) => Promise<void>): void {
  open(closeWhenAsked).catch(endWith);
}
