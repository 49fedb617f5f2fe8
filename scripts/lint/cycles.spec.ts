import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cyclesIn, importGraph } from './cycles.mjs';

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

describe('circular imports', () => {
  it('are found, each as one shortest cycle', () => {
    const cycles = cyclesIn(
      graph({
        'a.ts': ['b.ts', 'c.ts'],
        'b.ts': ['d.ts'],
        'c.ts': ['a.ts'],
        'd.ts': ['a.ts'],
        'e.ts': ['a.ts'],
      }),
    );
    expect(cycles.map((files) => [...files].sort())).toEqual([['a.ts', 'c.ts']]);
  });

  it('are found where a module imports itself, and where they stand apart', () => {
    expect(cyclesIn(graph({ 'a.ts': ['a.ts'], 'b.ts': ['c.ts'], 'c.ts': ['b.ts'] }))).toHaveLength(2);
  });

  it('are not reported where two modules import a third', () => {
    expect(cyclesIn(graph({ 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': [] }))).toEqual([]);
  });

  it('count imports of types, dynamic imports and exports from a module', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cycles-'));
    try {
      writeFileSync(path.join(folder, 'a.ts'), `import type { B } from './b';\nexport type A = B;\n`);
      writeFileSync(path.join(folder, 'b.ts'), `export const b = () => import('./c');\nexport type B = 1;\n`);
      writeFileSync(path.join(folder, 'c.tsx'), `export * from './a';\n`);
      expect(cyclesIn(importGraph(folder))).toEqual([['a.ts', 'b.ts', 'c.tsx']]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are absent in the checkout, whose modules were read', () => {
    const imports = importGraph();
    expect(imports.size).toBeGreaterThan(1_000);
    expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
    expect(imports.get('platform/src/http/serve-commands.ts')).toContain('contracts/src/index.ts');
    expect(cyclesIn(imports)).toEqual([]);
  });
});
