import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readTarget, readWebAddress, wireAddress } from './web-address';

const origin = 'https://portal.example';

describe('where a link may lead', () => {
  it.each([
    ['https://portal.example/nacional/menus', 'https://portal.example/nacional/menus'],
    ['HTTP://Portal.Example', 'http://portal.example/'],
    ['/nacional/menus?page=2#top', '/nacional/menus?page=2#top'],
    ['/local/../nacional/menús', '/nacional/men%C3%BAs'],
    ['/', '/'],
  ])('[W20] is an http address or a path of our own: %s', (text, target) => {
    expect(readTarget(text)).toBe(target);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    'ftp://portal.example',
    '//evil.example/nacional',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'nacional/menus',
    'https:/evil.example',
    'https://',
    'https://user:secret@portal.example',
    'https://user@portal.example',
    'https://:secret@portal.example',
    'blob:https://portal.example/1',
    '',
  ])('[W20] excludes everything else: %s', (text) => {
    expect(readTarget(text)).toBeNull();
  });

  it('[W20] never leaves the origin as a path, nor the web as an address, for any text', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '.',
      '..',
      ':',
      '@',
      'evil.example',
      'javascript',
      '%2f',
      '?',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
        const target = readTarget(pieces.join(''));
        fc.pre(target !== null);
        const { origin: reached, protocol } = new URL(target as string, origin);
        expect(protocol).toMatch(/^https?:$/);
        if ((target as string).startsWith('/')) expect(reached).toBe(origin);
      }),
    );
  });
});

describe('an address on the wire', () => {
  const schema = wireAddress((text) => readWebAddress(text)?.href ?? null);
  const complaints = (value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message);

  it('[R-AME-05] is required, with a code other than that of a refused address', () => {
    expect(complaints('  ')).toEqual(['required']);
    expect(complaints('javascript:alert(1)')).toEqual(['address_refused']);
  });

  it('[W20] is stored in its normalised form', () => {
    expect(schema.parse(' https://ES.chain.example ')).toBe('https://es.chain.example/');
  });
});
