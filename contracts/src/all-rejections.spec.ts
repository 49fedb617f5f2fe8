import { describe, expect, it } from '@jest/globals';
import { allAreas } from './all-areas';
import { allCalls } from './all-calls';
import { allRejections } from './all-rejections';
import { kernelRejections } from './kernel';

const declared = [kernelRejections, ...allAreas.map(({ rejections = {} }) => rejections)];

describe('the ways to say no', () => {
  it('are declared by one area each', () => {
    const codes = declared.flatMap((rejections) => Object.keys(rejections));
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(allRejections).sort()).toEqual(codes.sort());
  });

  it('are named by a fact, and answered with a status of the client', () => {
    for (const [code, status] of Object.entries(allRejections)) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it('[R-AUT-08] a wrong password is the one rejection of the login, beside waiting and the code of a device', () => {
    const login = allCalls.find(({ name }) => name === 'Login');
    expect(login?.rejections).toEqual([
      'login_incorrect',
      'login_locked',
      'second_factor_required',
      'second_factor_incorrect',
    ]);
    expect(allRejections).toMatchObject({ login_incorrect: 401, login_locked: 429 });
  });
});
