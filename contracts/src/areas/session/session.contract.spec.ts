import { describe, expect, it } from '@jest/globals';
import { sessionCommands } from '.';

const { Login, Logout } = sessionCommands;
const password = 'ab'.repeat(32);

describe('the input of a login', () => {
  it('[R-AUT-07] needs a user name that is not made of blanks', () => {
    expect(Login.input.parse({ username: ' nuria@es.chain.example ', password }).username).toBe(
      'nuria@es.chain.example',
    );
    for (const username of ['', '   ', undefined]) {
      expect(Login.input.safeParse({ username, password }).success).toBe(false);
    }
  });

  it('[W3] [AMB-12] takes the password as its SHA-256 in 64 hex digits, in any case, and nothing else', () => {
    expect(Login.input.parse({ username: 'x', password: password.toUpperCase() }).password).toBe(password);
    for (const wrong of ['', 'Demo-portal-2026', 'ab'.repeat(31), `${password}0`, 'zz'.repeat(32)]) {
      expect(Login.input.safeParse({ username: 'x', password: wrong }).success).toBe(false);
    }
  });
});

describe('the input of a logout', () => {
  it('[R-AUT-25] records whether the terms were rejected, and is a plain logout otherwise', () => {
    expect(Logout.input.parse({})).toEqual({ reason: 'logout' });
    expect(Logout.input.parse({ reason: 'terms-rejected' })).toEqual({ reason: 'terms-rejected' });
    expect(Logout.input.safeParse({ reason: 'revoked' }).success).toBe(false);
  });
});
