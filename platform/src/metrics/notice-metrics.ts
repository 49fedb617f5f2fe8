import { Counter, Gauge, type Registry } from 'prom-client';
import type { PushOutcome } from '../web-push/push-client';

export interface NoticeMetrics {
  readonly onOutcome: (message: PushOutcome['result']) => void;
  /** Waiting notices, with those in quiet hours. */
  readonly onWaiting: (count: number) => void;
}

/** Device notices (R12): alarm on a growing share of refusals. */
export function createNoticeMetrics(registry: Registry): NoticeMetrics {
  const messages = new Counter({
    name: 'portal_notice_messages_total',
    help: 'Messages to push services, by what they said: taken, later, gone or refused',
    labelNames: ['said'],
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'portal_notices_waiting',
    help: 'Notices that are to be sent, those held back by quiet hours included',
    registers: [registry],
  });
  return {
    onOutcome: (message) => messages.inc({ said: message }),
    onWaiting: (count) => waiting.set(count),
  };
}
