import { describe, expect, it } from '@jest/globals';
import { scriptsOf } from './initial-javascript';

describe('the scripts of a page', () => {
  it('are its entry, its plain scripts and what the entry imports, and nothing else', () => {
    const page = `
      <link rel="icon" href="/favicon.svg" />
      <script src="/scheme.js"></script>
      <script type="module" crossorigin src="/assets/index-a1.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/kernel-b2.js">
      <link rel="stylesheet" crossorigin href="/assets/index-c3.css">`;
    expect(scriptsOf(page)).toEqual(['scheme.js', 'assets/index-a1.js', 'assets/kernel-b2.js']);
  });
});
