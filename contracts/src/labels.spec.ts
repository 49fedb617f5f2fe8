import { describe, expect, it } from '@jest/globals';
import { directions, formats, questions } from './areas/cart';
import { mopStatuses } from './areas/mop';
import { orderStatuses } from './areas/orders';
import { type Labels, languages } from './kernel';

const labelled: readonly (readonly [what: string, labels: readonly Labels[]])[] = [
  ['target format', formats.map(({ label }) => label)],
  ['question', Object.values(questions).map(({ label }) => label)],
  ['choice', Object.values(questions).flatMap(({ choices = [] }) => choices.map(({ label }) => label))],
  ['direction', directions.map(({ label }) => label)],
  ['order status', orderStatuses.map(({ label }) => label)],
  ['status of a pause', mopStatuses.map(({ label }) => label)],
];

describe('the words of the domain', () => {
  it.each(labelled)('[R-ERR-25] every %s has its word in Spanish, Catalan and Portuguese', (_, labels) => {
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) {
      expect(Object.keys(label).sort()).toEqual([...languages].sort());
      for (const language of languages) expect(label[language].trim()).not.toBe('');
    }
  });
});
