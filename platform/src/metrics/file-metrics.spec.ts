import { describe, expect, it } from '@jest/globals';
import { createMetrics } from './create-metrics';

describe('the metrics of stored files', () => {
  it('[R13] [S19] count looks by what they came to, and what is broken now, without naming any', async () => {
    const metrics = createMetrics('portal', 'ES');
    const key = 'ab'.repeat(16);
    for (const finding of ['whole', 'damaged', 'damaged', 'missing'] as const) metrics.files(key, finding);
    metrics.files('cd'.repeat(16), 'damaged');
    const text = await metrics.text();
    expect(text).toMatch(/portal_file_checks_total\{finding="damaged",.*\} 3/);
    expect(text).toMatch(/portal_file_checks_total\{finding="missing",.*\} 1/);
    expect(text).toMatch(/portal_files_broken\{.*\} 2/);
    expect(text).not.toContain(key);
    metrics.files(key, 'whole');
    expect(await metrics.text()).toMatch(/portal_files_broken\{.*\} 1/);
  });
});
