import { describe, expect, it } from '@jest/globals';
import { isCorporateEmail, marketRecords } from '../../kernel';
import { userEmailField, userNameField, userPhoneField } from './users.rules';

const codeOf = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('the address of a person', () => {
  const record = { ...marketRecords.PT, otherDomains: ['agency.example'] };

  it('[R-ACC-05] [AMB-18] is in the corporate domain of the market or in one that is taken as well, in any case', () => {
    expect(isCorporateEmail(' Ana@PT.chain.example ', record)).toBe(true);
    expect(isCorporateEmail('ana@agency.example', record)).toBe(true);
  });

  it.each([
    'ana@es.chain.example',
    'ana@x.pt.chain.example',
    'ana@notpt.chain.example',
    'ana@pt.chain.example.evil.example',
    '',
  ])('[R-ACC-05] is not: %p', (email) => expect(isCorporateEmail(email, record)).toBe(false));

  it('[R-ACC-05] is kept trimmed and in small letters', () => {
    expect(userEmailField().parse(' Ana@PT.chain.example ')).toBe('ana@pt.chain.example');
  });

  it.each(['', 'ana', 'ana@', 'a na@pt.chain.example'])('[R-ERR-12] is missing or invalid: %p', (email) =>
    expect(codeOf(userEmailField().safeParse(email))).toBe('obligatory_email'),
  );
});

describe('name and phone of a person', () => {
  it('[R-ACC-04] a name is more than spaces', () => {
    expect(codeOf(userNameField().safeParse('  '))).toBe('obligatory_name');
    expect(userNameField().parse(' Ana Prats ')).toBe('Ana Prats');
  });

  it.each(['', '600', '600000000', '600 000 000', '+351 912 345 678'])(
    '[R-ACC-06] [AMB-89] takes the phone %p',
    (phone) => expect(userPhoneField().safeParse(phone).success).toBe(true),
  );

  it.each(['600-000-000', 'no', '600 000 000 x', '12+3456789'])('[R-ACC-06] does not take %p', (phone) =>
    expect(codeOf(userPhoneField().safeParse(phone))).toBe('phone_not_correct'),
  );
});
