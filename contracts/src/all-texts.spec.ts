import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { allCalls } from './all-calls';

/** Typed → cleaned. */
const samples = [
  ['Ávila', 'A\u0301v\u00adi\u200bl\u2060a\ufeff'],
  ['Zarzamora 2', '\u200eZarza\u00admora\u00a02\u034f'],
  ['+34 600 112 299', '\u202a+34\u00a0600\u2009112\u202f299\u202c'],
  ['ana@es.chain.example', 'ana\u200b@es.chain.example\u00a0'],
] as const;
const hidden = /[\p{Default_Ignorable_Code_Point}\u00a0\u2009\u202f]/u;

const innerOf = (schema: z.ZodType): readonly (readonly [string, z.ZodType])[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([name, inner]) => [`.${name}`, inner as z.ZodType]);
  if (schema instanceof z.ZodPipe) {
    const inner = (schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType;
    // A pipe that accepts no sample: a month, an address.
    return inner instanceof z.ZodString ? [] : [['', inner]];
  }
  if (schema instanceof z.ZodUnion) return schema.options.map((inner) => ['', inner as z.ZodType]);
  if (schema instanceof z.ZodArray) return [['[]', schema.element as z.ZodType]];
  if (schema instanceof z.ZodRecord) return [['{}', schema.valueType as z.ZodType]];
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType === undefined ? [] : [['', innerType]];
};

const cleansWithin = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodPipe &&
  schema.in instanceof z.ZodTransform &&
  z
    .object({ text: z.string() })
    .safeParse(z.pipe(schema.in, z.unknown()).safeParse({ text: samples[0][1] }).data).data?.text ===
    samples[0][0];

interface TextField {
  readonly path: string;
  readonly schema: z.ZodType;
}

/** A schema that also accepts objects is no text. */
const isText = (schema: z.ZodType) =>
  samples.some(([typed]) => schema.safeParse(typed).success) && !schema.safeParse({}).success;

function textsIn(schema: z.ZodType, path: string): readonly TextField[] {
  if (schema instanceof z.ZodTransform || cleansWithin(schema)) return [];
  if (isText(schema)) return [{ path, schema }];
  return innerOf(schema).flatMap(([name, inner]) => textsIn(inner, path + name));
}

const texts = allCalls.flatMap((call) =>
  textsIn(call.input, call.name).filter(
    ({ path }) => !(call.secretInputs ?? []).some((each) => path === `${call.name}.${each}`),
  ),
);

describe('every text that a call takes', () => {
  it('is found', () => {
    expect(texts.length).toBeGreaterThan(250);
  });

  it.each(texts.map((field) => [field.path, field.schema] as const))(
    '%s is taken with hidden signs and odd blanks, and is kept without them',
    (_, schema) => {
      for (const [typed, brought] of samples) {
        const clean = schema.safeParse(typed);
        if (!clean.success) continue;
        expect(schema.safeParse(brought)).toEqual(clean);
        expect(JSON.stringify(clean.data)).not.toMatch(hidden);
      }
    },
  );
});
