import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { isIcu } from '../src/core/i18n/define-texts';

const compiled = (text: string) =>
  isIcu(text) ? parse(text, { ignoreTag: false, captureLocation: false }) : text;

/** Compiles ICU messages, so that the parser is not shipped. Invalid messages fail the build. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\/texts\/.*\.json$/ },
      handler(code) {
        const texts = Object.entries(JSON.parse(code) as Record<string, string>);
        const messages = Object.fromEntries(texts.map(([key, text]) => [key, compiled(text)]));
        return { code: JSON.stringify(messages), map: null };
      },
    },
  };
}
