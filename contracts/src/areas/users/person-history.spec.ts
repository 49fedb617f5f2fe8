import { expect, it } from '@jest/globals';
import { allEvents } from '../../all-events';
import { kindsOfEvents } from './users.rules';

it('[X2] every event about people and their sessions is in their history, or is declared hidden', () => {
  const types = allEvents
    .filter(({ area }) => area === 'users' || area === 'session')
    .flatMap(({ events }) => Object.keys(events));
  expect(types.length).toBeGreaterThan(30);
  expect(types.filter((type) => !(type in kindsOfEvents))).toEqual([]);
});
