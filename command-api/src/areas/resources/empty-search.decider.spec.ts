import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { emptySearchBindings } from './empty-search.bindings';
import { emptySearchDecider } from './empty-search.decider';

const actor = testActor(Role.Manager);
const report = (term: string) =>
  givenEvents(emptySearchDecider, []).when('ReportEmptySearch', { input: { term, lang: 'CAST' }, actor });

describe('a search that found nothing', () => {
  it('[R-CAT-19] is written down by its words, without who searched', () => {
    report(' Menú VEGANO ').then([
      { type: 'SearchFoundNothing', data: { term: 'menu vegano', language: 'CAST' } },
    ]);
  });

  it('[R-CAT-19] is not written down when it may be about a person', () => {
    report('ana@example.com').thenNothing();
    report('600 123 456').thenNothing();
  });

  it('has a stream of its own, so that frequent searches do not queue', () => {
    const { ReportEmptySearch } = emptySearchBindings();
    const streamOf = (commandId: string) =>
      ReportEmptySearch.stream({ input: { term: 'menú', lang: 'CAST' }, actor, market: 'ES', commandId });
    expect(streamOf('one')).toBe(streamOf('one'));
    expect(streamOf('one')).not.toBe(streamOf('two'));
  });
});
