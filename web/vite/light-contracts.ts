import { type AreaPushes, limitsOf } from '@portal/contracts/kernel';
import { parseAst, type Plugin, runnerImport } from 'vite';

/**
 * Builds ship calls without schemas and zod (25 KiB); `inputSchemaOf` loads them.
 * Development and tests use the contracts unchanged.
 */
const contractFile = /\/contracts\/src\/.+\.ts$/;
const areaFile = /\/contracts\/src\/areas\/.+\.ts$/;
const declaresCalls = /\bdefine(?:Commands|Queries|Uploads|Downloads|Pushes)\(/;

/** Apart from light contracts, so that one early reader does not load zod for all. */
const later = '?with-schemas-later';
const atOnce = '?with-schemas-at-once';
const written = new RegExp(`${contractFile.source.slice(0, -1)}\\?with-schemas-(later|at-once)$`);

type Exports = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Exports => typeof value === 'object' && value !== null;
const isCallMap = (value: unknown): value is Record<string, Exports> =>
  isRecord(value) && Object.values(value).every((call) => isRecord(call) && 'kind' in call && 'path' in call);
const isPushes = (value: unknown): value is Pick<AreaPushes, 'live'> =>
  isRecord(value) && 'payloads' in value && 'live' in value;
const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value) as object) &&
      Object.values(value).every(isPlain)
    : value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Only for the server and OpenAPI. */
const heavy: readonly string[] = ['input', 'output', 'summary'];

function lightCall(file: string, exported: string, [name, call]: [string, Exports]): string {
  const shape = Object.fromEntries(Object.entries(call).filter(([field]) => !heavy.includes(field)));
  const limits = call['kind'] === 'command' ? { limits: limitsOf(call['input']) } : {};
  const load = `() => import(${JSON.stringify(file + later)}).then((m) => m.${exported}.${name}.input)`;
  return `${JSON.stringify(name)}: { ...${JSON.stringify({ ...shape, ...limits })}, loadInput: ${load} }`;
}

function lightExport(file: string, [name, value]: [string, unknown]): string {
  if (isCallMap(value)) {
    const calls = Object.entries(value).map((call) => lightCall(file, name, call));
    return `export const ${name} = { ${calls.join(', ')} };`;
  }
  if (isPushes(value)) return `export const ${name} = ${JSON.stringify({ payloads: {}, live: value.live })};`;
  if (isPlain(value)) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export { ${name} } from ${JSON.stringify(file + atOnce)};`;
}

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Statement extends Span {
  readonly type: string;
  readonly declaration?: Statement | null;
  readonly declarations?: readonly { readonly init?: Statement | null }[];
}

/** Functions are not entered. */
function calls(node: unknown): boolean {
  if (!isRecord(node)) return false;
  if (node['type'] === 'CallExpression') return true;
  return !String(node['type']).includes('Function') && Object.values(node).flat().some(calls);
}

function topLevelCalls(program: readonly Statement[]): Span[] {
  return program
    .map((statement) => statement.declaration ?? statement)
    .flatMap((statement) => statement.declarations ?? [])
    .flatMap(({ init }) => (init && calls(init) ? [init] : []));
}

/** Of every page. */
const firstScripts = ['frame', 'fault', 'start'];

/** Contracts have no side effects (architecture 1): unused constants may go. */
function markPure(code: string): string {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: Statement[] };
  return topLevelCalls(body)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      code,
    );
}

export function lightContracts(): Plugin {
  return {
    name: 'light-contracts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const variant = importer === undefined ? null : written.exec(importer);
      if (variant === null || source.includes('?')) return null;
      const resolved = await this.resolve(source, importer?.split('?')[0], { ...options, skipSelf: true });
      if (resolved === null || !contractFile.test(resolved.id)) return resolved;
      return { ...resolved, id: `${resolved.id}?with-schemas-${variant[1]}` };
    },
    transform: {
      filter: { id: [contractFile, written] },
      async handler(code, id) {
        const pure = { map: null, moduleSideEffects: false };
        if (!areaFile.test(id) || !declaresCalls.test(code)) return { code: markPure(code), ...pure };
        const { module } = await runnerImport<Exports>(id, { configFile: false, logLevel: 'error' });
        return {
          code: Object.entries(module)
            .map((entry) => lightExport(id, entry))
            .join('\n'),
          ...pure,
        };
      },
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (
          chunk.type === 'chunk' &&
          firstScripts.includes(chunk.name) &&
          chunk.imports.some((file) => /\bschemas-/.test(file))
        )
          this.error(`${chunk.name} is loaded first and uses a schema of zod`);
      }
    },
  };
}
