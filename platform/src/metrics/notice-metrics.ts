import { Counter, Gauge, type Registry } from 'prom-client';
import type { PushOutcome } from '../web-push/push-client';

export interface NoticeMetrics {
  /** What a push service said to a message. */
  readonly onOutcome: (said: PushOutcome['said']) => void;
  /** How many notices are to be sent, those held back by quiet hours included. */
  readonly onWaiting: (count: number) => void;
}

/** How notices to devices are doing (R12): an alarm belongs on a share of refused ones that grows. */
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
    onOutcome: (said) => messages.inc({ said }),
    onWaiting: (count) => waiting.set(count),
  };
}
