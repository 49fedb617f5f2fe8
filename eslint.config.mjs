// @ts-check
import js from '@eslint/js';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { portal } from './scripts/lint/plugin.mjs';

const specs = ['**/*.spec.{ts,tsx}', '**/*.suite.ts'];
const configs = ['**/*.config.{ts,mjs}'];

/** No file, function or branch that does not fit on a screen (docs/architecture.md, section 7). */
/** @type {import('eslint').Linter.RulesRecord} */
const size = {
  'max-lines': ['error', 300],
  'max-lines-per-function': ['error', { max: 60 }],
  complexity: ['error', 10],
};

/** @type {import('eslint').Linter.RulesRecord} */
const style = {
  'no-console': 'error',
  'no-restricted-exports': [
    'error',
    { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
  ],
  'no-restricted-syntax': [
    'error',
    { selector: 'TSEnumDeclaration', message: 'A const object or a union says it.' },
    {
      selector:
        ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute)[argument.type="ObjectExpression"]',
      message: 'Write its properties without the spread.',
    },
    {
      selector: 'VariableDeclarator[init.type="ArrayExpression"] > ArrayPattern:not(:has(RestElement))',
      message: 'One declaration a name.',
    },
  ],
  // Names and headers are checked for control characters.
  'no-control-regex': 'off',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { ignoreRestSiblings: true, varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
  ],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/consistent-type-imports': 'error',
  'no-duplicate-imports': 'error',
};

/**
 * No expression whose time grows faster than the text: text comes from others (docs/decisions/016). `move` counts what an
 * expression tries again at every place of the text. @type {import('eslint').Linter.RulesRecord}
 */
const linearExpressions = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential' }],
};

/** Rules that need types, and React's: .oxlintrc.json. */
export default tseslint.config(
  { ignores: ['.build/', '.data/', 'coverage/', 'docs/', '**/node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  { files: ['web/public/**/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: style,
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { portal, regexp },
    rules: {
      ...size,
      ...linearExpressions,
      'portal/boundaries': 'error',
      'portal/names': 'error',
      'portal/shape': 'error',
    },
  },
  { files: ['platform/src/**/*.ts'], plugins: { portal }, rules: { 'portal/streams': 'error' } },
  {
    files: ['**/*.tsx'],
    rules: {
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', { max: 150 }],
    },
  },
  // Declarations are tables.
  { files: ['contracts/**/*.contract.ts', 'contracts/**/*-columns.ts'], rules: { 'max-lines': 'off' } },
  { files: specs, rules: { 'max-lines': ['error', 500], 'max-lines-per-function': 'off' } },
  { files: configs, rules: { 'no-restricted-exports': 'off' } },
  {
    files: [
      'standalone/**',
      'demo/**',
      'platform/src/program/**',
      '*/src/main.ts',
      'e2e/src/bench/**',
      'scripts/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['web/src/**/*.tsx'],
    ignores: specs,
    plugins: { portal },
    rules: { 'portal/literal-text': 'error' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: specs,
    plugins: { portal },
    rules: { 'portal/split-text': 'error' },
  },
  {
    files: ['web/src/areas/**/*.{ts,tsx}'],
    ignores: specs,
    plugins: { portal },
    rules: { 'portal/theme-tokens': 'error' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/ui/part/*'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message:
            'It removes the screen if its code cannot be loaded; use lazyPart (ui/part), which shows an error in place.',
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.spec.{ts,tsx}', 'web/src/areas/**/{testing/*,*.testing}.{ts,tsx}'],
    plugins: { portal },
    rules: { 'portal/text-by-key': 'error' },
  },
);
