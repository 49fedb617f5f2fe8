import { type RunningRounds, runRounds } from '../program/run-rounds';
import { MailSender, type MailSenderOptions } from './mail-sender';

interface Options extends MailSenderOptions {
  /** Told of rounds that failed because of the ledger; the next one tries again. */
  readonly onError: (error: unknown) => void;
}

/** Sends mail in the background until it is stopped. */
export const startMailSender = ({ onError, ...options }: Options): RunningRounds =>
  runRounds(new MailSender(options), onError);
