import { describe, expect, it } from '@jest/globals';
import { formatOf, formats, questionKeys, questions, sizeCatalogue } from '.';

describe('the target formats', () => {
  it('[R-WIZ-03] are found by their own id', () => {
    expect(new Set(formats.map(({ id }) => id)).size).toBe(formats.length);
    for (const format of formats) expect(formatOf(format.id)).toBe(format);
    expect(formatOf(0)).toBeUndefined();
    expect(formatOf(null)).toBeUndefined();
  });

  it('[R-WIZ-28] take their sizes from the catalogue, and all four groups are used', () => {
    const used = new Set(formats.flatMap(({ sizes }) => sizes ?? []));
    expect([...used].sort().map(String)).toEqual(Object.keys(sizeCatalogue));
  });

  it('[R-WIZ-05] ask only declared questions, each once, and every question is asked somewhere', () => {
    for (const { questions: asked } of formats) expect(new Set(asked).size).toBe(asked.length);
    const asked = new Set(formats.flatMap((format) => format.questions));
    expect([...asked].sort()).toEqual([...questionKeys]);
  });

  it('[R-WIZ-08] [R-WIZ-24] include every kind that the wizard distinguishes', () => {
    expect(formats.some((format) => format.sizes === null && format.questions.length > 0)).toBe(true);
    expect(formats.some((format) => format.sizes !== null && format.questions.length === 0)).toBe(true);
    expect(formats.some((format) => format.sizes === null && format.questions.length === 0)).toBe(true);
    expect(formats.some((format) => format.needsCustomFile)).toBe(true);
  });
});

describe('the questions', () => {
  it('[R-WIZ-05] carry the key under which they are stored, and there is no q3', () => {
    expect(Object.keys(questions)).toEqual(['q1', 'q2', 'q4', 'q5', 'q6', 'q7', 'q8']);
    for (const key of questionKeys) expect(questions[key].key).toBe(key);
  });

  it('[R-WIZ-21] offer choices with a value each', () => {
    for (const key of questionKeys) {
      const values = (questions[key].choices ?? []).map(({ value }) => value);
      expect(new Set(values).size).toBe(values.length);
      expect(values).not.toContain('');
    }
  });
});
