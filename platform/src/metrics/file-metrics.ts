import { Counter, Gauge, type Registry } from 'prom-client';
import type { FileFinding } from '../files/checked-file-store';

/** Stored files (R13): alarm on any damaged or missing. */
export function createFileMetrics(registry: Registry): (key: string, finding: FileFinding) => void {
  const checks = new Counter({
    name: 'portal_file_checks_total',
    help: 'Looks at all of a stored file, by what they came to: whole, damaged or missing',
    labelNames: ['finding'],
    registers: [registry],
  });
  const broken = new Set<string>();
  new Gauge({
    name: 'portal_files_broken',
    help: 'Stored files that were damaged or missing when this program last looked at them',
    registers: [registry],
    collect() {
      this.set(broken.size);
    },
  });
  return (key, finding) => {
    checks.inc({ finding });
    if (finding === 'whole') broken.delete(key);
    else broken.add(key);
  };
}
