import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { runToEnd } from '../run/process.mjs';
import { inRoot, root } from '../run/root.mjs';
import { read } from './boundaries.rule.mjs';
import { portal } from './plugin.mjs';
import { checkingModules } from './streams.rule.mjs';
import { textsIn } from './text-by-key.rule.mjs';

const eslint = new ESLint({ cwd: root });

/** The file need not exist. @returns ids of the violated rules */
async function objections(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: inRoot(file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const lines = (count: number, line: string) => `${line}\n`.repeat(count);
const branches = Array.from({ length: 10 }, (_, n) => `if (n === ${n}) return ${n};`).join('\n');

/** Any current text. */
const [knownText = ''] = textsIn('web/src/areas/videos');
const videosSpec = 'web/src/areas/videos/VideosArea.spec.tsx';

const planted: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['portal/boundaries', 'platform/src/http/serve.ts', `import '@portal/command-api';`],
  [
    'portal/boundaries',
    'web/src/areas/orders/Triage.tsx',
    `export const lazy = () => import('../cart/Ticket');`,
  ],
  ['portal/boundaries', 'contracts/src/areas/orders/index.ts', `export * from '../chat';`],
  ['portal/boundaries', 'contracts/src/areas/orders/index.ts', `export type A = import('fastify').A;`],
  ['portal/shape', 'contracts/src/areas/orders/orders.stuff.ts', 'export const a = 1;'],
  ['portal/shape', 'web/src/ui/utils.ts', 'export const a = 1;'],
  ['portal/shape', 'web/src/areas/orders/Triage.tsx', 'export const a = 1;'],
  ['portal/names', 'web/src/ui/wish.ts', 'export const a = 1;'],
  ['portal/names', 'e2e/src/wish/request.ts', 'export const a = 1;'],
  ['portal/names', 'platform/src/http/serve.ts', 'export function openHouse() {}'],
  ['portal/names', 'platform/src/http/serve.ts', 'export const { a: houseName, ...b } = c;'],
  ['portal/names', 'platform/src/http/serve.ts', 'const a = 1;\nexport { a as takeIn };'],
  ['portal/names', 'platform/src/http/serve.ts', 'export interface TakeInOptions {}'],
  ['portal/names', 'scripts/generate.mjs', 'export class OperationsDesk {}'],
  ['portal/theme-tokens', 'web/src/areas/orders/Triage.tsx', `export const a = { color: '#C5371F' };`],
  ['portal/theme-tokens', 'web/src/areas/orders/Triage.tsx', 'export const a = (n: number) => `${n} 12px`;'],
  ['portal/literal-text', 'web/src/areas/orders/Triage.tsx', 'export const A = () => <p>Hello</p>;'],
  ['portal/literal-text', 'web/src/ui/Field.tsx', 'export const A = () => <input title="Hello" />;'],
  ['portal/text-by-key', videosSpec, `screen.getByText('${knownText}');`],
  ['portal/text-by-key', videosSpec, `screen.getByRole('button', { name: '${knownText}' });`],
  ['portal/text-by-key', videosSpec, `press('${knownText}');`],
  ['portal/split-text', 'web/src/ui/field-text.ts', `export const a = text('a') + b;`],
  ['portal/split-text', 'web/src/ui/field-text.ts', `export const a = b + ' ' + uiText('a', { c });`],
  ['portal/split-text', 'web/src/ui/field-text.ts', "export const a = `${text('a')} ${text('b')}`;"],
  ['portal/split-text', 'web/src/ui/field-text.ts', "export const a = `${b} ${text(c ? 'a' : 'b')}`;"],
  ['portal/split-text', 'web/src/ui/field-text.ts', "export const a = `Hay ${text('a')}`;"],
  ['portal/streams', 'platform/src/files/drawing-check.ts', `import { createReadStream } from 'node:fs';`],
  ['portal/streams', 'platform/src/unpacking/unpack-zip.ts', `import * as stream from 'node:stream';`],
  ['portal/streams', 'platform/src/spreadsheets/read-xls.ts', `import { createInflateRaw } from 'zlib';`],
  ['portal/streams', 'platform/src/import/read-sheet.ts', `export const a = import('node:events');`],
  ['portal/streams', 'platform/src/pictures/clean-picture.ts', 'for (const a of b.readLines()) c(a);'],
  ['max-lines', 'platform/src/http/serve.ts', lines(301, '//')],
  ['max-lines', 'platform/src/http/serve.spec.ts', lines(501, '//')],
  ['max-lines-per-function', 'platform/src/http/serve.ts', `export function a() {\n${lines(60, ';')}}`],
  ['max-lines-per-function', 'web/src/ui/Field.tsx', `export function A() {\n${lines(150, '//')}}`],
  ['complexity', 'platform/src/http/serve.ts', `export function a(n: number) {\n${branches}\nreturn 9; }`],
  [
    'regexp/no-super-linear-backtracking',
    'platform/src/files/drawing-check.ts',
    String.raw`export const loads = /url\s*\((?!\s*['"]?\s*(?:#|data:))/i;`,
  ],
  ['regexp/no-super-linear-move', 'web/src/ui/field-text.ts', String.raw`export const ends = /\s+$/;`],
  ['regexp/no-super-linear-move', 'scripts/generate.mjs', String.raw`export const ends = /\s+$/;`],
  ['no-restricted-exports', 'platform/src/http/serve.ts', 'export default 1;'],
  ['no-restricted-syntax', 'platform/src/http/serve.ts', 'export enum A { b }'],
  ['no-console', 'platform/src/http/serve.ts', 'console.log(1);'],
  ['@typescript-eslint/no-explicit-any', 'platform/src/http/serve.ts', 'export const a = (b: any) => b;'],
  [
    '@typescript-eslint/no-non-null-assertion',
    'platform/src/http/serve.ts',
    'export const a = (b?: { c: 1 }) => b!.c;',
  ],
];

describe('lint sees what it is there for', () => {
  it.each(planted)('%s objects in %s to %j', async (rule, file, code) => {
    expect(await objections(file, code)).toContain(rule);
  });

  it('has nothing to say about a file as it should be', async () => {
    const code = `import { a } from '@portal/contracts/areas/orders';\n\nexport const b = a;\n`;
    expect(await objections('command-api/src/areas/orders/order.decider.ts', code)).toEqual([]);
    expect(await objections('standalone/src/main.ts', 'console.log(1);')).toEqual([]);
    const marks = "export const A = ({ a }: { a: string }) => <p title={`${a} · ${a}`}>© {a} / {' '}</p>;";
    expect(await objections('web/src/ui/Field.tsx', marks)).toEqual([]);
    expect(await objections('web/vite.config.ts', 'export default 1;')).toEqual([]);
    const separated = "export const a = `${text('a')}: ${b}, ${text('c')} · ${1 + d}`;";
    expect(await objections('web/src/ui/field-text.ts', separated)).toEqual([]);
    const names = 'export const placeOrder = 1;\nconst wish = 2;\nexport const household = wish;';
    expect(await objections('platform/src/http/serve.ts', names)).toEqual([]);
    const streams = `import type { Readable } from 'node:stream';\nexport type A = Readable;`;
    expect(await objections('platform/src/files/drawing-check.ts', streams)).toEqual([]);
    const elsewhere = `import { createReadStream } from 'node:fs';\nexport const a = createReadStream;`;
    expect(await objections('platform/src/files/keep-file.ts', elsewhere)).toEqual([]);
    const data = `screen.getByText('A film'); api.on({ name: '${knownText}' }); it('${knownText}', () => {});`;
    expect(await objections(videosSpec, data)).toEqual([]);
  });
});

const plantedForTypes: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['typescript(no-floating-promises)', 'platform/src/a.ts', 'Promise.resolve(1);'],
  ['typescript(await-thenable)', 'platform/src/b.ts', 'await 1;'],
  ['typescript(no-misused-promises)', 'web/src/c.tsx', '[1].forEach(async (a) => { await a; });'],
  [
    'typescript(switch-exhaustiveness-check)',
    'platform/src/d.ts',
    `declare const a: 'b' | 'c';\nswitch (a) { case 'b': break; }`,
  ],
  [
    'react-hooks(rules-of-hooks)',
    'web/src/E.tsx',
    'export const E = ({ a }) => { if (a) useB(); return null; };',
  ],
  [
    'react(static-components)',
    'web/src/F.tsx',
    'export const F = ({ a }) => { const G = () => <p>{a}</p>; return <G />; };',
  ],
];

describe('lint with types sees what it is there for', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-with-types-'));
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(plantedForTypes)('%s objects in %s to %j', async (rule, file, code) => {
    cpSync(inRoot('.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "module": "esnext" } }');
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\nexport {};\n`);
    const oxlint = ['-C', folder, process.execPath, inRoot('node_modules/oxlint/bin/oxlint'), '-f', 'unix'];
    expect((await runToEnd('env', [...oxlint, file])).output).toContain(rule);
  });
});

describe('the rule on streams', () => {
  it('[S9] reads every module that the checking process loads', () => {
    const modules = [...checkingModules()];
    expect(modules.length).toBeGreaterThan(30);
    expect(modules).toContain('platform/src/import/run-import-jobs.ts');
    expect(modules).toContain('platform/src/spreadsheets/read-xls.ts');
    expect(modules).toContain('platform/src/files/archive-reader.ts');
  });
});

describe('the boundary check on the real tree', () => {
  /** A folder of each linted workspace. */
  const folders = [
    'contracts/src/areas/videos',
    'platform/src/mail',
    'command-api/src/areas/videos',
    'projections/src/areas/videos',
    'query-api/src/areas/videos',
    'standalone/src',
    'demo/src/orders',
    'doubles/src/mongodb',
    'web/src/areas/videos',
    'e2e/src/production',
  ];

  it('reads the modules and the imports of every workspace', async () => {
    const alone = {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parser: tseslint.parser },
      plugins: { portal },
      rules: { 'portal/boundaries': 'error' },
      linterOptions: { reportUnusedDisableDirectives: 'off' },
    };
    const tree = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: [alone as never] });
    for (const folder of folders) {
      const before = { ...read };
      const files = await tree.lintFiles([`${folder}/**/*.{ts,tsx}`]);
      expect(files.length).toBeGreaterThan(0);
      expect(read.modules - before.modules).toBe(files.length);
      expect(read.imports).toBeGreaterThan(before.imports);
    }
  }, 180_000);
});
