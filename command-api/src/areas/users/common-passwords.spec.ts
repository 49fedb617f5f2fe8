import { hash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords';

const isCommon = (password: string) => isCommonPassword(hash('sha256', password));

describe('passwords that many people have', () => {
  it('[S5] are known by their digests', async () => {
    for (const password of [
      '123456',
      'password',
      '1234567890',
      'Restaurante2026',
      'Portal-2026!',
      'madrid123456',
    ])
      expect([password, await isCommon(password)]).toEqual([password, true]);
  });

  it('[S5] are not those that a person made up', async () => {
    for (const password of ['Demo-portal-2026', 'correct horse battery staple', 'x9!kQ2#vLm'])
      expect([password, await isCommon(password)]).toEqual([password, false]);
  });
});
