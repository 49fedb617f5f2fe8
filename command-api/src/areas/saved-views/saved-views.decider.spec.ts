import { describe, it } from '@jest/globals';
import { aViewDeleted, aViewSaved, maxSavedViews } from '@portal/contracts/areas/saved-views';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { savedViewsDecider } from './saved-views.decider';

const input = { table: 'orders', name: 'Urgentes', search: 'q=1' };
const one = givenEvents(savedViewsDecider, [aViewSaved(1, 'Urgentes')]);

describe('saved views', () => {
  it('are saved once, even when repeated', () => {
    givenEvents(savedViewsDecider, [])
      .when('SaveView', { input })
      .then([aViewSaved(1, 'Urgentes')]);
    one.when('SaveView', { input }).thenNothing();
  });

  it('take the place of one of the same name in the same table', () => {
    one
      .when('SaveView', { input: { ...input, search: 'q=2' } })
      .then([aViewSaved(1, 'Urgentes', { search: 'q=2' })]);
    one
      .when('SaveView', { input: { ...input, table: 'pauses' } })
      .then([aViewSaved(2, 'Urgentes', { table: 'pauses', search: 'q=1' })]);
  });

  it('are deleted once, and saved again as new ones', () => {
    one.when('DeleteView', { input }).then([aViewDeleted(1)]);
    one.when('DeleteView', { input: { ...input, table: 'pauses' } }).thenNothing();
    const gone = givenEvents(savedViewsDecider, [aViewSaved(1, 'Urgentes'), aViewDeleted(1)]);
    gone.when('DeleteView', { input }).thenNothing();
    gone.when('SaveView', { input }).then([aViewSaved(2, 'Urgentes', { search: 'q=1' })]);
  });

  it('are limited in number; others can still change, and a deletion makes room', () => {
    const all = Array.from({ length: maxSavedViews }, (_, at) => aViewSaved(at + 1, `Vista ${at + 1}`));
    const full = givenEvents(savedViewsDecider, all);
    full.when('SaveView', { input }).thenRejected('too_many_views');
    full
      .when('SaveView', { input: { ...input, name: 'Vista 3', search: '' } })
      .then([aViewSaved(3, 'Vista 3', { search: '' })]);
    givenEvents(savedViewsDecider, [...all, aViewDeleted(3)])
      .when('SaveView', { input })
      .then([aViewSaved(maxSavedViews + 1, 'Urgentes', { search: 'q=1' })]);
  });
});
