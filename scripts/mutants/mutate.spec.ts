import { describe, expect, it } from '@jest/globals';
import { mutantsOf } from './mutate.mjs';

const faultyVersions = (source: string) =>
  mutantsOf(source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

describe('small faults in a source', () => {
  it('are guards that never hold, and answers that are always the same', () => {
    expect(faultyVersions('if (stranger) refuse();')).toEqual(['if (false) refuse();', 'if (stranger) ;']);
    expect(faultyVersions('const a = b ? c : d;')).toEqual([
      'const a = true ? c : d;',
      'const a = false ? c : d;',
    ]);
  });

  it('are conditions of which a part is missing, and comparisons that are turned round or off by one', () => {
    expect(faultyVersions('const a = b && !c;')).toEqual([
      'const a = (b);',
      'const a = (!c);',
      'const a = b && (c);',
    ]);
    expect(faultyVersions('const a = b <= c;')).toEqual(['const a = b < c;']);
    expect(faultyVersions('const a = b === c;')).toEqual(['const a = b !== c;']);
    expect(faultyVersions('const a = b.some(c);')).toEqual(['const a = b.every(c);']);
    expect(faultyVersions('const a = true;')).toEqual(['const a = false;']);
  });

  it('are patterns that are not held to the beginning or the end', () => {
    expect(faultyVersions('const a = /^b$/u;')).toEqual(['const a = /b$/u;', 'const a = /^b/u;']);
    expect(faultyVersions('const a = /b\\$/;')).toEqual([]);
  });

  it('are not made in types, imports and what only logs', () => {
    expect(faultyVersions("import a from 'b'; type C = true; interface D { readonly e?: true }")).toEqual([]);
    expect(faultyVersions('request.log.warn({ code }); logRefusal(a);')).toEqual([]);
  });

  it('leave a guard or a step out, or, finer, alter one', () => {
    const leavingOut = mutantsOf('if (a === b) refuse(/^c/.test(d) ? true : e);').filter(
      ({ leavesOut }) => leavesOut,
    );
    expect(leavingOut.map(({ text }) => text)).toEqual(['false', ';', 'true', 'false', '/c/']);
    expect(faultyVersions('if (a === b) refuse();')).toContain('if (a !== b) refuse();');
  });

  it('have names of their own that do not change with the line', () => {
    const names = (source: string) => mutantsOf(source).map(({ name }) => name);
    expect(names('const a = !b;\nconst c = !b;')).toEqual(['!b → (b)', '!b → (b) (2)']);
    expect(names('\n\nconst a =\n  !b;')).toEqual(['!b → (b)']);
  });
});
