import { cpus, loadavg, totalmem } from 'node:os';

/** Includes the load average. */
export const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 1024 ** 3),
  node: process.version,
  loadAverage: loadavg()[0],
});
