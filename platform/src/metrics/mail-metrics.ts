import { Gauge, type Registry } from 'prom-client';
import type { OutboxStats } from '../stores/outbox/outbox.port';

/** Mails (R12): alarm on parked ones and on the age of the oldest waiting. */
export function createMailMetrics(registry: Registry, now: () => number): (stats: OutboxStats) => void {
  let oldest: string | null = null;
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `portal_mails_${name}`, help, registers: [registry] });
  const waiting = gauge('waiting', 'Mails that are to be sent, the one in hand included');
  const parked = gauge('parked', 'Mails that failed, until an administrator sends them again');
  const sent = gauge('sent', 'Mails that were taken over so far');
  new Gauge({
    name: 'portal_mails_oldest_waiting_seconds',
    help: 'For how long the mail has been waiting that has waited longest; 0 when none does',
    registers: [registry],
    collect() {
      this.set(oldest === null ? 0 : (now() - Date.parse(oldest)) / 1_000);
    },
  });
  return (stats) => {
    oldest = stats.oldestWaiting;
    waiting.set(stats.waiting);
    parked.set(stats.parked);
    sent.set(stats.sent);
  };
}
