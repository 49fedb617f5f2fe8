import { describe, expect, it } from '@jest/globals';
import { allEvents, personalViews } from '@portal/contracts';
import { allProjections } from './index';

const sealed = new Set(
  allEvents.flatMap(({ events }) =>
    Object.entries(events).flatMap(([type, { personal }]) => (personal === undefined ? [] : [type])),
  ),
);

describe('views that hold personal data', () => {
  it('[S18] are all known, so that an erasure rebuilds every one of them', () => {
    const opening = allProjections.filter(({ handlers }) =>
      [...handlers.keys()].some((type) => sealed.has(type)),
    );
    const known = new Set(personalViews.map(({ name }) => name));
    const unknown = opening.filter(({ name }) => !known.has(name)).map(({ name }) => name);
    // Channel events without sealed fields.
    expect(unknown).toEqual(['restaurantLogs', 'notices']);
    expect(opening.length).toBeGreaterThan(5);
  });

  it('[S18] are not made so by a name of who did something: no event seals one', () => {
    const fields = allEvents
      .filter(({ area }) => area !== 'users')
      .flatMap(({ events }) => Object.values(events))
      .flatMap(({ personal }) => Object.keys((personal as { shape?: object } | undefined)?.shape ?? {}));
    // Allowed: the contact of an order, and names of saved views, collections and templates.
    const names = new Set(fields.filter((field) => /name$/i.test(field)));
    expect([...names].sort()).toEqual(['contactName', 'name']);
  });

  it('[S18] are all filled from the log', () => {
    const filled = new Set(allProjections.map(({ name }) => name));
    expect(personalViews.filter(({ name }) => !filled.has(name))).toEqual([]);
  });
});
