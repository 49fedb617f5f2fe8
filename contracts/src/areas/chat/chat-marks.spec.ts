import { describe, expect, it } from '@jest/globals';
import { type ChatMarks, noMarks, unreadFor, waitingFor, withMessage, withReading } from './chat.rules';

const ana = { side: 'restaurant', userId: 12 } as const;
const rui = { side: 'restaurant', userId: 13 } as const;
const agency = { side: 'agency', userId: 1 } as const;
const people = { ana, rui, agency };

const asked = (marks: ChatMarks) => withMessage(marks, ana);
const answered = (count: number, waitsFor?: readonly number[], before = noMarks) =>
  Array.from({ length: count }).reduce<ChatMarks>(
    (marks) => withMessage(marks, { ...agency, waitsFor }),
    before,
  );
const waiting = (marks: ChatMarks) =>
  Object.fromEntries(Object.entries(people).map(([name, reader]) => [name, waitingFor(marks, reader)]));

describe('what waits in a conversation', () => {
  it('[R-CHT-06] [AMB-62] waits only for the people of the restaurant that the agency’s message names', () => {
    expect(waiting(answered(2, [12]))).toEqual({ ana: 2, rui: 0, agency: 0 });
  });

  it('[R-CHT-06] [AMB-62] also waits for a person who has written since', () => {
    const written = withMessage(answered(1, [12]), rui);
    expect(waiting(written)).toEqual({ ana: 1, rui: 1, agency: 1 });
  });

  it('[AMB-62] waits for everybody of the restaurant when it names no one', () => {
    expect(waiting(answered(1, []))).toEqual({ ana: 1, rui: 1, agency: 0 });
  });

  it('[R-CHT-07] [AMB-62] waits for others on, once one of the restaurant has read it', () => {
    const read = withReading(answered(2, [12, 13]), { ...rui, upTo: 2, byPerson: true });
    expect(waiting(read)).toEqual({ ana: 2, rui: 0, agency: 0 });
  });

  it('[R-CHT-07] [AMB-62] no longer waits for the agency once one of its people has read it', () => {
    const read = withReading(asked(asked(noMarks)), { side: 'agency', userId: 2, upTo: 2 });
    expect(waitingFor(read, agency)).toBe(0);
    expect(waitingFor(asked(read), agency)).toBe(1);
  });

  it('can be seen by those for whom it does not wait, who have marks too', () => {
    const posted = answered(1, [12]);
    expect([unreadFor(posted, rui), waitingFor(posted, rui)]).toEqual([1, 0]);
    expect(unreadFor(withReading(posted, { ...rui, upTo: 1, byPerson: true }), rui)).toBe(0);
  });
});

describe('a conversation of before', () => {
  it('[AMB-62] waits for those who had written, or for everybody when no one had', () => {
    expect(waiting(answered(1, undefined, asked(noMarks)))).toMatchObject({ ana: 1, rui: 0 });
    expect(waiting(answered(1))).toMatchObject({ ana: 1, rui: 1 });
  });

  it('[AMB-62] has marks that count for everybody of the restaurant', () => {
    const read = withReading(answered(1, [12]), { ...rui, upTo: 1 });
    const more = answered(1, [12], read);
    expect([unreadFor(more, ana), unreadFor(more, rui)]).toEqual([1, 1]);
  });
});
