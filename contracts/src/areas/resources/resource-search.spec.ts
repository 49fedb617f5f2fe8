import { describe, expect, it } from '@jest/globals';
import { reportableTerm } from './resources.rules';

describe('a search that found nothing', () => {
  it('[R-CAT-19] is written down by its words, however they were typed', () => {
    expect(reportableTerm('  Menú   VEGANO!')).toBe('menu vegano');
    expect(reportableTerm('REF-0123')).toBe('ref 0123');
  });

  it.each(['ana@example.com', '+34 600 123 456', '12345678Z', 'ab', '***', ''])(
    '[R-CAT-19] is not written down when it may be about a person or holds no word: "%s"',
    (term) => {
      expect(reportableTerm(term)).toBe('');
    },
  );
});
