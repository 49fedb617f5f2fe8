import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { createNoticeMetrics } from './notice-metrics';

describe('the metrics of notices to devices', () => {
  it('[R12] count waiting ones, and the answers of push services', async () => {
    const registry = new Registry();
    const { onOutcome, onWaiting } = createNoticeMetrics(registry);
    onWaiting(7);
    (['taken', 'taken', 'later', 'refused'] as const).forEach(onOutcome);
    const text = await registry.metrics();
    expect(text).toContain('portal_notices_waiting 7');
    expect(text).toContain('portal_notice_messages_total{said="taken"} 2');
    expect(text).toContain('portal_notice_messages_total{said="refused"} 1');
    onWaiting(0);
    expect(await registry.metrics()).toContain('portal_notices_waiting 0');
  });
});
