import { type RunningRounds, runRounds } from '../program/run-rounds';
import { MailSender, type MailSenderOptions } from './mail-sender';

interface Options extends MailSenderOptions {
  readonly onError: (error: unknown) => void;
}

/** Sends mail in the background. */
export const startMailSender = ({ onError, ...options }: Options): RunningRounds =>
  runRounds(new MailSender(options), onError);
