import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  aCompleteEntry,
  type CartEntry,
  checkContact,
  checkEntry,
  checkOut,
  type CheckoutError,
  checkoutErrorCodes,
  type Contact,
  lacksFiscalData,
  maxImages,
  notChosen,
  otherAddress,
  personalisedScale,
  unitsScale,
} from '.';
import { isCorporateEmail, type Market, marketRecords, markets } from '../../kernel';
import { anyEntry } from './cart.testing';

const codes = (errors: readonly CheckoutError[]) => errors.map(({ code }) => code);
const entryCodes = (market: Market, overrides: Partial<CartEntry>) =>
  codes(checkEntry(aCompleteEntry(market, overrides), marketRecords[market]));
const contactOf = (market: Market, overrides: Partial<Contact> = {}): Contact => ({
  name: 'Nuria Vidal',
  email: `nuria.vidal@${marketRecords[market].corporateDomain}`,
  phone: '600 123 456',
  ...overrides,
});
const contactCodes = (market: Market, overrides: Partial<Contact>) =>
  codes(checkContact(contactOf(market, overrides), marketRecords[market]));

describe.each(markets)('what an entry needs to be ordered in %s', (market) => {
  const production = { method: 2, shipped: 1, units: 0, units_scale: '', units_scale_custom: '' } as const;

  it('finds nothing wrong with a complete entry', () => {
    expect(entryCodes(market, {})).toEqual([]);
    expect(entryCodes(market, { method: 1, units: 0, units_scale: '', shipped: notChosen })).toEqual([]);
  });

  it('[R-CRT-11] method 2 needs units or a scale', () => {
    expect(entryCodes(market, production)).toEqual(['units']);
    expect(entryCodes(market, { ...production, units: 3 })).toEqual([]);
    for (const scale of unitsScale.filter((value) => value !== personalisedScale)) {
      expect(entryCodes(market, { ...production, units_scale: scale })).toEqual([]);
    }
  });

  it('[R-CRT-11] [R-WIZ-17] the personalised scale needs its text, for any units', () => {
    const personalised = { ...production, units: 3, units_scale: personalisedScale };
    expect(entryCodes(market, { ...personalised, units_scale_custom: '  ' })).toEqual(['units']);
    expect(entryCodes(market, { ...personalised, units_scale_custom: '7.500' })).toEqual([]);
  });

  it.each(['0', '-12', '−12', '- 12', '0,0', '-1.000,50', '–3'])(
    '[R-CRT-11] [R-WIZ-17] a personalised quantity of %p is invalid',
    (quantity) => {
      const personalised = { ...production, units_scale: personalisedScale, units_scale_custom: quantity };
      expect(entryCodes(market, personalised)).toEqual(['units']);
    },
  );

  it.each(['0,5 m2', '12', '1.000', '2 cajas de 50', 'las que quepan', '3-4', '-'])(
    '[R-CRT-11] [R-WIZ-17] a personalised quantity of %p is free text',
    (quantity) => {
      const personalised = { ...production, units_scale: personalisedScale, units_scale_custom: quantity };
      expect(entryCodes(market, personalised)).toEqual([]);
    },
  );

  it('[R-CRT-12] method 2 needs a place to ship to', () => {
    const method = { method: 2, units: 1 } as const;
    expect(entryCodes(market, { ...method, shipped: notChosen })).toEqual(['shipped']);
    expect(entryCodes(market, { ...method, shipped: 7 })).toEqual([]);
  });

  it('[R-CRT-12] [AMB-15] another address needs its text', () => {
    const elsewhere = { method: 2, units: 1, shipped: otherAddress } as const;
    expect(entryCodes(market, { ...elsewhere, custom_ship: ' ' })).toEqual(['shipped']);
    expect(entryCodes(market, { ...elsewhere, custom_ship: 'Calle Mayor 1, Madrid' })).toEqual([]);
  });

  it('[R-CRT-11] [R-CRT-12] asks for neither units nor shipping of a digital format', () => {
    const bare = { ...production, shipped: notChosen };
    for (const file of [10, 11, 12, 13, 14]) {
      expect(entryCodes(market, { ...bare, to: { file, filename: '', size: '' } })).toEqual([]);
    }
    expect(entryCodes(market, bare)).toEqual(['units', 'shipped']);
  });

  it('[R-CRT-11] [R-CRT-12] asks for neither units nor shipping without production', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const found = codes(checkEntry({ ...entry, method: 1 }, marketRecords[market]));
        expect(found.filter((code) => code !== 'billed')).toEqual([]);
      }),
    );
  });
});

describe('billing', () => {
  it('[R-CRT-10] [R-CRT-13] ES needs a billed restaurant for both methods', () => {
    for (const method of [1, 2] as const) {
      expect(entryCodes('ES', { method, billed: notChosen })).toEqual(['billed']);
      expect(entryCodes('ES', { method, billed: 0 })).toEqual(['billed']);
      expect(entryCodes('ES', { method, billed: 7 })).toEqual([]);
    }
  });

  it('[R-CRT-10] [R-CRT-13] PT never asks for one', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        expect(codes(checkEntry(entry, marketRecords.PT))).not.toContain('billed');
      }),
    );
  });

  it('[R-CRT-18] [AMB-37] opens the fiscal popup when any of the three fields is blank', () => {
    const whole = { cif: 'B12345678', razon: 'Centro, S.L.', fiscal_address: 'Calle Mayor 1' };
    expect(lacksFiscalData(whole)).toBe(false);
    for (const field of ['cif', 'razon', 'fiscal_address']) {
      expect(lacksFiscalData({ ...whole, [field]: '  ' })).toBe(true);
    }
  });
});

describe.each(markets)('the contact in %s', (market) => {
  const domain = marketRecords[market].corporateDomain;

  it('takes a complete one', () => {
    expect(contactCodes(market, {})).toEqual([]);
  });

  it('[R-CRT-14] needs a name', () => {
    expect(contactCodes(market, { name: '  ' })).toEqual(['name']);
  });

  it('[R-CRT-15] needs an e-mail address', () => {
    for (const email of ['', 'nuria', `@${domain}`, `a b@${domain}`, `a@b@${domain}`]) {
      expect(contactCodes(market, { email })).toEqual(['email']);
    }
  });

  it('[R-CRT-15] [R-PLT-19] reports separately that the address is of another domain', () => {
    const foreign = markets.filter((other) => other !== market).map((other) => marketRecords[other]);
    const domains = [
      'gmail.com',
      `evil${domain}`,
      `${domain}.evil.example`,
      ...foreign.map((record) => record.corporateDomain),
    ];
    for (const other of domains)
      expect(contactCodes(market, { email: `nuria@${other}` })).toEqual(['email_domain']);
    expect(contactCodes(market, { email: ` Nuria@${domain.toUpperCase()} ` })).toEqual([]);
    expect(isCorporateEmail(`nuria@sub.${domain}`, marketRecords[market])).toBe(false);
  });

  it('[R-CRT-16] refuses what is no phone number', () => {
    for (const phone of ['abc', '12', '600-123-456', '+', '+34 + 600', '1'.repeat(16)]) {
      expect(contactCodes(market, { phone })).toEqual(['phone']);
    }
    expect(contactCodes(market, { phone: ' +351 912 345 678 ' })).toEqual([]);
  });
});

describe('the phone', () => {
  it('[R-CRT-16] must be given in ES and may be left out in PT', () => {
    expect(contactCodes('ES', { phone: '  ' })).toEqual(['phone']);
    expect(contactCodes('PT', { phone: '  ' })).toEqual([]);
  });
});

describe.each(markets)('sending the cart in %s', (market) => {
  const record = marketRecords[market];

  it('[R-CRT-17] [R-ERR-11] lists everything that is wrong together', () => {
    const bare = aCompleteEntry(market, {
      method: 2,
      billed: notChosen,
      shipped: notChosen,
      units: 0,
      units_scale: '',
    });
    const entries = { '1763636400000': bare, '1763636400001': aCompleteEntry(market) };
    const entryErrors = market === 'ES' ? ['billed', 'units', 'shipped'] : ['units', 'shipped'];
    const found = checkOut(entries, { name: '', email: 'nuria', phone: 'x' }, record);
    expect(codes(found)).toEqual([...entryErrors, 'name', 'email', 'phone']);
    expect(found.filter(({ entry }) => entry !== undefined).map(({ entry }) => entry)).toEqual(
      entryErrors.map(() => '1763636400000'),
    );
  });

  it('[R-CRT-17] lists for several entries exactly what it finds in each, and in the contact', () => {
    const contact = fc.record({
      name: fc.constantFrom('', 'Nuria'),
      email: fc.constantFrom('', 'x', 'nuria@gmail.com', `nuria@${record.corporateDomain}`),
      phone: fc.constantFrom('', 'x', '600123456'),
    });
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 4 }), contact, (list, person) => {
        const entries = Object.fromEntries(
          list.map((entry, index) => [`id-${index}`, { ...entry, images: [] }]),
        );
        const single = Object.entries(entries).flatMap(([id, entry]) => checkEntry(entry, record, id));
        const found = checkOut(entries, person, record);
        expect(found).toEqual([...single, ...checkContact(person, record)]);
        for (const { code } of found) expect(checkoutErrorCodes).toContain(code);
      }),
    );
  });

  it('[R-WIZ-27] [R-ERR-14] counts the pictures of all entries together', () => {
    const withImages = (count: number) =>
      aCompleteEntry(market, { images: Array.from({ length: count }, (_, index) => `${index}`) });
    const two = (first: number, second: number) =>
      codes(checkOut({ a: withImages(first), b: withImages(second) }, contactOf(market), record));
    expect(two(maxImages - 2, 2)).toEqual([]);
    expect(two(maxImages - 2, 3)).toEqual(['images']);
  });
});
