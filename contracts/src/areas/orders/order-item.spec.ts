import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderItemInput, orderedItemSchema, placedItemInput, toCartEntry, toOrderItem } from '.';
import { marketRecords, markets } from '../../kernel';
import {
  aCompleteEntry,
  anEntry,
  aReusedArt,
  type CartEntry,
  cartEntrySchema,
  checkEntry,
  unitsScale,
  validateEntry,
} from '../cart';

const text = fc.string({ maxLength: 40 }).map((value) => value.trim());
const known = anEntry();

/** Without the source's preview and file name. */
const ordered = ({ from, custom_file_name, ...kept }: CartEntry) => ({
  ...kept,
  source: { file: from.file, type: from.type },
  named: typeof custom_file_name,
});

const entries: fc.Arbitrary<CartEntry> = fc
  .record({
    resource: fc.integer({ min: 1, max: 9_999 }),
    source: fc.integer({ min: 0, max: 14 }),
    to: fc.record({ file: fc.integer({ min: 0, max: 14 }), filename: text, size: text }),
    method: fc.constantFrom(1 as const, 2 as const, 4 as const),
    units: fc.nat(1_000_000),
    units_scale: fc.constantFrom('', ...unitsScale),
    units_scale_custom: text,
    billed: fc.integer({ min: -1, max: 999 }),
    shipped: fc.integer({ min: -1, max: 999 }),
    custom_ship: text,
    custom: fc.record({ price: text, legal: text, others: text }),
    params: fc.record({ q1: text, q8: text, custom: text }),
    custom_file: fc.constantFrom('', 'c'.repeat(32)),
    images: fc.array(fc.constant('a'.repeat(32)), { maxLength: 5 }),
    art: fc.constantFrom(null, aReusedArt()),
  })
  .map(({ resource, source, custom, params, ...fields }) => ({
    ...known,
    ...fields,
    from: { ...known.from, file: resource, type: source },
    custom: { ...known.custom, ...custom },
    params: { ...known.params, ...params },
  }));

describe('an order item', () => {
  it('[R-ORD-06] has the fields of the specification, pictures, and its own day', () => {
    expect(Object.keys(orderItemInput.shape)).toEqual([
      'resource_id',
      'resource_type',
      'resource_type_format',
      'resource_type_format_custom',
      'method',
      'units',
      'units_scale',
      'units_scale_custom',
      'billed',
      'shipped',
      'custom_ship',
      'custom_file',
      'images',
      'needed_by',
      'params',
      'custom',
      'art',
    ]);
    expect(Object.keys(orderedItemSchema.shape)).toEqual([
      ...Object.keys(orderItemInput.shape),
      'filename',
      'reference',
      'image',
      'link',
      'billed_to',
      'shipped_to',
      'custom_file_name',
      'as_it_is',
    ]);
  });

  it('[R-ORD-06] gives the cart entry back that it was made from', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        expect(ordered(toCartEntry(toOrderItem(entry), entry.from.type))).toEqual(ordered(entry));
      }),
    );
  });

  it('[R-ORD-06] is the same after it travelled as JSON text inside a form field', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const item = toOrderItem(entry);
        expect(orderItemInput.parse(JSON.parse(JSON.stringify(item)))).toEqual(item);
      }),
    );
  });

  it.each([
    ['custom_file', 'a', ''],
    ['params.custom_file', '', 'a'],
    ['both', 'a', 'a'],
  ])('[R-CRT-06] [R-ORD-06] has one file, sent as %s', (_name, file, inParams) => {
    const item = toOrderItem(
      anEntry({ custom_file: file, params: { ...known.params, custom_file: inParams } }),
    );
    const placed = placedItemInput.parse(item);
    expect(placed).toEqual({ ...item, custom_file: 'a', params: { ...item.params, custom_file: 'a' } });
  });

  it('[R-CRT-06] refuses two files that differ, and takes none', () => {
    const of = (inParams: string) => ({ ...known.params, custom_file: inParams });
    const two = toOrderItem(anEntry({ custom_file: 'a', params: of('b') }));
    const paths = placedItemInput.safeParse(two).error?.issues.map(({ path }) => path);
    expect(paths).toEqual([['params', 'custom_file']]);
    const none = toOrderItem(anEntry());
    expect(placedItemInput.parse(none)).toEqual(none);
  });

  it('reads numbers that an older client sends as text', () => {
    const item = toOrderItem(aCompleteEntry('ES'));
    const { resource_id, resource_type, method, units, billed, shipped } = item;
    const spelt = Object.entries({ resource_id, resource_type, method, units, billed, shipped }).map(
      ([name, value]) => [name, String(value)] as const,
    );
    expect(orderItemInput.parse({ ...item, ...Object.fromEntries(spelt) })).toEqual(item);
  });

  it('[R-CON-15] takes the defaults of the cart for what is left out, but no default method', () => {
    const least = { resource_id: 1, resource_type: 4, method: 2 };
    const { from, custom_file_name, ...defaults } = cartEntrySchema.parse(anEntry());
    const read = toCartEntry(orderItemInput.parse(least), from.type);
    expect(read).toMatchObject({ ...defaults, to: { file: 4, filename: '', size: '' } });
    expect(read.custom_file_name).toBe(custom_file_name);
    expect(orderItemInput.safeParse({ resource_id: 1, resource_type: 4 }).success).toBe(false);
  });

  it('[R-WIZ-16] takes only the units scale of the specification', () => {
    const item = toOrderItem(aCompleteEntry('ES'));
    for (const units_scale of ['', ...unitsScale]) {
      expect(orderItemInput.parse({ ...item, units_scale }).units_scale).toBe(units_scale);
    }
    for (const units_scale of ['6', '250-500', 'many']) {
      expect(orderItemInput.safeParse({ ...item, units_scale }).success).toBe(false);
    }
  });

  it('cleans the texts of the personalisation and of the answers', () => {
    const item = toOrderItem(aCompleteEntry('ES'));
    const sent = {
      ...item,
      custom: { ...item.custom, others: ' a\u0000b ' },
      params: { ...item.params, q1: ' c\u0007d ' },
    };
    const read = orderItemInput.parse(sent);
    expect([read.custom.others, read.params.q1]).toEqual(['ab', 'cd']);
  });

  it.each(markets)('of a complete entry in %s is complete for the server too', (market) => {
    const entry = aCompleteEntry(market);
    const read = toCartEntry(orderItemInput.parse(toOrderItem(entry)), entry.from.type);
    expect(validateEntry(read, marketRecords[market].features)).toEqual({});
    expect(checkEntry(read, marketRecords[market])).toEqual([]);
  });
});
