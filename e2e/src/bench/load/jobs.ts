import type { AttackCount } from '../attacks/attack';
import type { AttackJob } from '../attacks/all-attacks';
import type { FloodJob, FloodResult } from './flood';
import type { GuessJob } from './guesses';
import type { PacedCommand, PacedJob } from './paced';
import type { ReadYourWriteJob } from './read-your-write';
import type { Receipts } from './socket-clients';
import type { Destination } from './work';

export interface OpenSocketsJob {
  readonly kind: 'open-sockets';
  readonly destination: Destination;
  readonly count: number;
}

export type Job =
  | FloodJob
  | PacedJob
  | ReadYourWriteJob
  | GuessJob
  | AttackJob
  | OpenSocketsJob
  | { readonly kind: 'take-receipts'; readonly port: number }
  | { readonly kind: 'close-sockets'; readonly port: number };

export interface Results {
  readonly flood: FloodResult;
  readonly paced: readonly PacedCommand[];
  readonly 'read-your-write': readonly number[];
  readonly 'guess-passwords': { readonly perSecond: number };
  /** By name of the attack. */
  readonly attack: Readonly<Record<string, AttackCount>>;
  readonly 'open-sockets': { readonly sockets: number };
  /** By log position. */
  readonly 'take-receipts': readonly (readonly [number, Receipts])[];
  readonly 'close-sockets': null;
}

export type Reply = { readonly result: unknown } | { readonly failure: string };
