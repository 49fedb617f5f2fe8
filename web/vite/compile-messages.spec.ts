import { describe, expect, it } from '@jest/globals';
import { compileMessages } from './compile-messages';

interface Transform {
  readonly handler: (code: string) => { code: string };
}
const compile = (code: string) => (compileMessages().transform as unknown as Transform).handler(code).code;

describe('messages compiled at build time', () => {
  it('leave mere words as they are', () => {
    const code = "defineMessages('a', { CAST: { hello: 'Hola' } });";
    expect(compile(code)).toBe(code);
  });

  it('turn placeholders and plurals into the form that needs no parser', () => {
    const code = compile(
      "defineMessages('a', { CAST: { n: '{n, plural, one {# pieza} other {# piezas}}' } });",
    );
    expect(code).toContain('"type":6');
    expect(code).not.toContain('plural,');
  });

  it('fail the build when a message is broken', () => {
    expect(() => compile("defineMessages('a', { CAST: { n: 'Hola {name' } });")).toThrow();
  });
});
