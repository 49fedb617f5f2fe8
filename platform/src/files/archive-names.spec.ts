import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validateFileName } from 'yauzl';
import { archiveNames } from './archive-names';

describe('the names in an archive', () => {
  it('are distinct where two files have the same name, ignoring case', () => {
    expect(archiveNames(['menu.pdf', 'Menu.pdf', 'menu (2).pdf', 'menu', 'menu'])).toEqual([
      'menu.pdf',
      'Menu (2).pdf',
      'menu (2) (2).pdf',
      'menu',
      'menu (2)',
    ]);
  });

  it('[S9] stay inside the archive and are unique, for any file names', () => {
    const hostile = fc.constantFrom('../../etc/passwd', 'C:\\x', '/x', '..', '', ' ', 'a\u0000b', 'con:x');
    fc.assert(
      fc.property(
        fc.array(fc.oneof(hostile, fc.string({ unit: 'grapheme' })), { maxLength: 30 }),
        (given) => {
          const names = archiveNames(given);
          expect(names).toHaveLength(given.length);
          expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(given.length);
          for (const name of names) {
            expect(validateFileName(name)).toBeNull();
            expect(name).not.toMatch(/[/\\:\u0000]|^\.+$|^$/);
          }
        },
      ),
    );
  });
});
