import { describe, expect, it } from '@jest/globals';
import { mentions } from './mentions.mjs';
import { eventModelPage } from './page.mjs';

const decider = `
  const poured = (jar) => ({ type: 'JarFilled', data: jar });
  function topUp(jar) { return jar.full ? [] : [poured(jar)]; }
  export const jarDecider = defineDecider({
    decide: {
      FillJar: ({ input }) => topUp(input),
      EmptyJar: () => [{ type: 'JarEmptied', data: {} }],
      LookAtJar: () => [],
    },
    evolve: { JarFilled: (jar) => jar, JarEmptied: () => null },
  });
  export const bindings = { FillJar: bindCommand('JarEmptied') };`;
const keys = new Set(['FillJar', 'EmptyJar', 'LookAtJar']);
const words = new Set(['JarFilled', 'JarEmptied']);

describe('the events of a command', () => {
  it('are those that its decision names, itself or through functions', () => {
    const found = mentions([decider], { keys, words, map: 'decide' });
    expect(Object.fromEntries(found)).toEqual({
      FillJar: ['JarFilled'],
      EmptyJar: ['JarEmptied'],
      LookAtJar: [],
    });
  });
});

describe('the page', () => {
  const jars = {
    area: 'jars',
    commands: [
      { name: 'FillJar', events: ['JarFilled'] },
      { name: 'LookAtJar', events: [] },
    ],
    events: ['JarFilled'],
    reactions: [{ name: 'when-a-jar-is-filled-then-label-it', on: ['JarFilled'] }],
    pushes: [{ names: ['JarsChanged'], on: ['JarFilled'] }],
    queries: [{ name: 'ListJars', views: ['jars'], screens: ['JarsScreen'] }],
  };
  const page = eventModelPage([jars], { JarFilled: ['jars'] });

  it('shows for each event what made it and what follows', () => {
    const row = '| `JarFilled` | `FillJar` | `jars` | when-a-jar-is-filled-then-label-it | `JarsChanged` |';
    expect(page).toContain(row);
    expect(page).toContain('Commands that append no event of their own: `LookAtJar`');
    expect(page).toContain('| `ListJars` | `jars` | JarsScreen |');
  });

  it('draws the way from command to query', () => {
    for (const line of [
      'FillJar --> JarFilled([JarFilled])',
      'JarFilled --> jars[(jars)]',
      'jars --> ListJars{{ListJars}}',
    ])
      expect(page).toContain(line);
  });
});
