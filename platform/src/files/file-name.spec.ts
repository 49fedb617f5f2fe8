import { describe, expect, it } from '@jest/globals';
import { plainFileName } from './file-name';

describe('the name of a file', () => {
  it.each(['👩‍🍳 receta.jpg', '🏳️‍🌈.pdf', '❤️‍🔥 oferta 1️⃣.png', '👩🏽‍🤝‍👨🏻.zip', '🏴󠁧󠁢󠁥󠁮󠁧󠁿.jpg'])(
    'keeps joined emoji as they are: %s',
    (name) => {
      expect(plainFileName(name)).toBe(name);
      expect(plainFileName(`C:\\fotos\\${name}`)).toBe(name);
    },
  );

  it.each([
    ['a\u200db.jpg', null],
    ['👩\u200d.jpg', null],
    ['👩\u200dexe.jpg', null],
    ['car\u200btel.pdf', null],
    ['cartel\u202egnp.pdf', null],
    ['cartel\u0000.pdf', null],
    ['a\u0301lbum\u00a01\u202f2.pdf', 'álbum 1 2.pdf'],
    ['car\u00adtel.pdf', 'cartel.pdf'],
    ['...', null],
  ])('is composed, and refused with signs that hide its end: %j', (given, name) => {
    expect(plainFileName(given)).toBe(name);
  });

  it('is cut between signs, with its extension', () => {
    const name = plainFileName(`${'a'.repeat(194)}👩‍🍳.jpg`) ?? '';
    expect(name).toBe(`${'a'.repeat(194)}👩.jpg`);
    expect(plainFileName(name)).toBe(name);
  });
});
