import { boundaries } from './boundaries.rule.mjs';
import { literalText } from './literal-text.rule.mjs';
import { names } from './names.rule.mjs';
import { shape } from './shape.rule.mjs';
import { splitText } from './split-text.rule.mjs';
import { streams } from './streams.rule.mjs';
import { textByKey } from './text-by-key.rule.mjs';
import { themeTokens } from './theme-tokens.rule.mjs';

export const portal = {
  rules: {
    boundaries,
    'literal-text': literalText,
    names,
    shape,
    'split-text': splitText,
    streams,
    'text-by-key': textByKey,
    'theme-tokens': themeTokens,
  },
};
