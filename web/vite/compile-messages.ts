import { parse } from '@formatjs/icu-messageformat-parser';
import { parseAst, type Plugin } from 'vite';
import { isIcu } from '../src/core/i18n/is-icu';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly [field: string]: unknown;
}
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Every text inside `node` that stands as a property's value and is an ICU message and not mere words. */
function icuTexts(node: Node): Node[] {
  if (node.type === 'Property') {
    const value = node['value'];
    if (isNode(value) && value.type === 'Literal' && typeof value.value === 'string') {
      return isIcu(value.value) ? [value] : [];
    }
  }
  const children = Object.values(node).flatMap((child) => (Array.isArray(child) ? child : [child]));
  return children.filter(isNode).flatMap(icuTexts);
}

const compiled = (text: Node): Replacement => ({
  start: text.start,
  end: text.end,
  text: JSON.stringify(parse(text.value as string, { ignoreTag: false, captureLocation: false })),
});

/**
 * Compiles the ICU texts of `*.messages.ts`, and of the words that areas share, into the form that `intl-messageformat` runs, so that its parser is not
 * shipped. Mere words stay text. A message that does not parse fails the build.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    transform: {
      filter: { id: /(?:\.messages|\/i18n\/words)\.ts$/ },
      handler(code) {
        const replacements = icuTexts(parseAst(code) as unknown as Node).map(compiled);
        const text = replacements
          .toSorted((a, b) => b.start - a.start)
          .reduce(
            (source, { start, end, text: piece }) => source.slice(0, start) + piece + source.slice(end),
            code,
          );
        return { code: text, map: null };
      },
    },
  };
}
