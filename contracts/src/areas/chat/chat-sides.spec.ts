import { describe, expect, it } from '@jest/globals';
import { languages, Role, roles } from '../../kernel';
import { inPlaceLabel, otherSide, senderKind, senderLabels, sideOf, sideOfCaller } from './chat.rules';

const administrators = [Role.Administrator, Role.Editor];

describe('the two sides of a conversation', () => {
  it('[R-CHT-01] are the administrators and everybody else', () => {
    expect(roles.filter((role) => sideOf(role) === 'agency')).toEqual(administrators);
    expect(roles.filter((role) => sideOfCaller({ role }) === 'agency')).toEqual(administrators);
    expect([otherSide('agency'), otherSide('restaurant')]).toEqual(['restaurant', 'agency']);
  });

  it('[AMB-62] keep an administrator who acts for a restaurant on the agency’s', () => {
    for (const ownRole of administrators)
      expect(sideOfCaller({ role: Role.Manager, ownRole })).toBe('agency');
  });
});

describe('the side of a message', () => {
  const kindOf = (role: Role, reader = 1) => senderKind({ user_id: 12, user_type: role }, reader);

  it('[R-CHT-02] is oneself, else the role as people call it; any other role is the agency', () => {
    expect(roles.map((role) => kindOf(role))).toEqual([
      'franchisee',
      'agency',
      'manager',
      'agency',
      'consultant',
      'agency',
    ]);
    expect(roles.map((role) => kindOf(role, 12))).toEqual(roles.map(() => 'me'));
  });

  it('[R-CHT-02] has a word in every language', () => {
    for (const labels of [...Object.values(senderLabels), inPlaceLabel]) {
      expect(languages.every((language) => labels[language].length > 0)).toBe(true);
    }
  });
});
