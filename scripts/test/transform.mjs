import swcJest from '@swc/jest';

/** @type {import('@swc/core').Options} */
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
    // `with { type: 'json' }` is how data is imported.
    experimental: { keepImportAttributes: true },
  },
};

const named = /^import (?:[A-Za-z]+, )?\{([^}]*)\} from '@mui\/material';/m;

/**
 * `import { Box } from '@mui/material'` becomes an import of `@mui/material/Box`: the index loads three hundred modules, two
 * seconds for each spec of a screen. Lines stay where they are.
 * @param {string} source
 */
export function byPath(source) {
  const [whole = '', names = ''] = named.exec(source) ?? [];
  const imports = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [exported = '', local = exported] = name.split(' as ');
      return `import ${local} from '@mui/material/${exported}';`;
    });
  return whole === ''
    ? source
    : source.replace(whole, imports.join(' ') + '\n'.repeat(names.split('\n').length - 1));
}

/** What Jest reads of TypeScript. */
export default {
  createTransformer() {
    /** @type {any} */
    const inner = swcJest.createTransformer(swc);
    /** @param {string} step @returns {(source: string, ...rest: readonly unknown[]) => unknown} */
    const after =
      (step) =>
      (source, ...rest) =>
        inner[step](byPath(source), ...rest);
    const steps = ['process', 'processAsync', 'getCacheKey'];
    return { ...inner, ...Object.fromEntries(steps.map((step) => [step, after(step)])) };
  },
};
