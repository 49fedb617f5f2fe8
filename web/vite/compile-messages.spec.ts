import { describe, expect, it } from '@jest/globals';
import { compileMessages } from './compile-messages';

interface Transform {
  readonly handler: (code: string) => { code: string };
}
const compile = (text: string) =>
  (compileMessages().transform as unknown as Transform).handler(JSON.stringify({ n: text })).code;

describe('messages compiled at build time', () => {
  it('leave mere words as they are', () => expect(compile('Hola')).toBe('{"n":"Hola"}'));

  it('turn placeholders and plurals into the form that needs no parser', () => {
    const code = compile('{n, plural, one {# pieza} other {# piezas}}');
    expect(code).toContain('"type":6');
    expect(code).not.toContain('plural,');
  });

  it('fail the build when a message is broken', () => expect(() => compile('Hola {name')).toThrow());
});
