import { describe, expect, it } from '@jest/globals';
import { everybody, mayActOn, only, refusalFor } from './access';
import { languageFor } from './markets';
import { Role } from './roles';

describe('access rules', () => {
  it('refuses the wrong market first, then the missing session, then the role', () => {
    const rule = only([Role.Administrator], { markets: ['ES'] });
    expect(refusalFor(rule, 'PT', Role.Administrator)).toBe('not_in_this_market');
    expect(refusalFor(rule, 'ES', null)).toBe('session_expired');
    expect(refusalFor(rule, 'ES', Role.Partner)).toBe('forbidden');
    expect(refusalFor(rule, 'ES', Role.Administrator)).toBeNull();
    expect(refusalFor(everybody(), 'PT', Role.Partner)).toBeNull();
  });

  it('[R-ROL-08] lets people act only on their own restaurants, administrators on all', () => {
    expect(mayActOn({ role: Role.Manager, restaurants: [1, 2] }, 2)).toBe(true);
    expect(mayActOn({ role: Role.Manager, restaurants: [1, 2] }, 3)).toBe(false);
    expect(mayActOn({ role: Role.Administrator, restaurants: [] }, 3)).toBe(true);
  });
});

describe('languages', () => {
  it('[R-PLT-06] [R-PLT-07] falls back to the default of the market when the remembered language is not valid there', () => {
    expect(languageFor('ES', null)).toBe('CAST');
    expect(languageFor('ES', 'CAT')).toBe('CAT');
    expect(languageFor('ES', 'PT')).toBe('CAST');
    expect(languageFor('PT', 'CAT')).toBe('PT');
  });
});
