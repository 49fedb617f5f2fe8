import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { marketRecords, restaurantStaff, Role, timeOf } from '../../kernel';
import {
  defaultQuietHours,
  isNoticeOn,
  type NoticeChannel,
  noticeChannelsFor,
  type NoticeKind,
  noticeKinds,
  noticeKindsFor,
  noticeTable,
  quietUntil,
  withCells,
} from './notifications.rules';

const night = defaultQuietHours;
const madrid = marketRecords.ES.timeZone;
const lisbon = marketRecords.PT.timeZone;

const { ES, PT } = marketRecords;
const offered = (kind: NoticeKind, role: Role, market = PT) =>
  noticeChannelsFor(kind, role, market.features).join();

describe('the table of notices', () => {
  const ofOrders = ['quote', 'quoteEnds', 'proof', 'finished', 'reminder', 'taken', 'status'] as const;

  it.each(restaurantStaff)('[R-CHT-01] [R-MOP-01] has what the market has for restaurants: %i', (role) => {
    expect(noticeKindsFor(role, ES.features)).toEqual([...ofOrders, 'pause', 'newFiles', 'recall']);
    expect(noticeKindsFor(role, PT.features)).toEqual([...ofOrders, 'message', 'newFiles', 'recall']);
  });

  it('[R-CHT-01] [R-ROL-01] has what waits for the agency for full administrators, mentions for all', () => {
    const { Administrator, Editor } = Role;
    expect(noticeKindsFor(Administrator, ES.features)).toEqual([
      'placed',
      'changes',
      'approved',
      'reminder',
      'status',
      'pause',
      'newFiles',
      'pieceEnds',
      'recallDone',
    ]);
    expect(noticeKindsFor(Editor, PT.features)).toEqual([
      'status',
      'message',
      'mention',
      'newFiles',
      'pieceEnds',
      'recallDone',
    ]);
    expect([offered('placed', Administrator), offered('placed', Editor)]).toEqual(['bell,mail,device', '']);
  });

  it.each([
    ['status', Role.Franchisee, 'bell,mail,device'],
    ['status', Role.Administrator, 'mail,device'],
    ['message', Role.Manager, 'mail,device'],
    ['mention', Role.Manager, ''],
    ['mention', Role.Editor, 'bell,mail,device'],
  ] as const)('offers for %s to role %i: %s', (kind, role, channels) => {
    expect(offered(kind, role)).toBe(channels);
  });

  it('[R-MOP-01] offers pauses where the market has them', () => {
    expect(offered('pause', Role.Manager, ES)).toBe('bell,mail,device');
    expect(offered('pause', Role.Administrator, ES)).toBe('mail,device');
    expect(offered('pause', Role.Manager)).toBe('');
  });

  it('[R-ACC-13] mails what needs an answer, finished art and new pieces; bell and device have all', () => {
    const on = (channel: NoticeChannel) => noticeKinds.filter((kind) => isNoticeOn({}, kind, channel));
    expect(on('mail')).toEqual([
      'placed',
      'changes',
      'quote',
      'proof',
      'finished',
      'reminder',
      'newFiles',
      'recall',
    ]);
    expect([on('bell'), on('device')]).toEqual([noticeKinds, noticeKinds]);
  });

  it('[R-ACC-14] has the last setting of each cell, and the default of the others', () => {
    const chosen = withCells({ quote: { mail: false } }, { quote: { bell: false }, taken: { mail: true } });
    expect(chosen).toEqual({ quote: { mail: false, bell: false }, taken: { mail: true } });
    const table = noticeTable(chosen, Role.Franchisee, ES.features);
    expect([table.quote, table.taken, table.pause, table.message]).toEqual([
      { bell: false, mail: false, device: true },
      { bell: true, mail: true, device: true },
      { bell: true, mail: false, device: true },
      undefined,
    ]);
  });
});

describe('quiet hours', () => {
  it.each([
    ['2026-11-20T20:59:59.999Z', null],
    ['2026-11-20T21:00:00.000Z', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T06:59:59.999Z', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T07:00:00.000Z', null],
    // Clock changes: 29 March forward, 25 October back.
    ['2026-03-28T22:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25T07:00:00.000Z'],
  ])('[R16] end at eight on the clock of the market: %s', (at, until) => {
    expect(quietUntil(at, night, madrid)).toBe(until);
  });

  it('are those of the market: in Lisbon an hour later', () => {
    expect(quietUntil('2026-11-20T21:30:00.000Z', night, lisbon)).toBeNull();
    expect(quietUntil('2026-11-20T22:00:00.000Z', night, lisbon)).toBe('2026-11-21T08:00:00.000Z');
  });

  it('may lie within a day, and may be none', () => {
    const lunch = { from: '13:00', to: '16:30' };
    expect(quietUntil('2026-11-20T12:00:00.000Z', lunch, madrid)).toBe('2026-11-20T15:30:00.000Z');
    expect(quietUntil('2026-11-20T15:30:00.000Z', lunch, madrid)).toBeNull();
    expect(quietUntil('2026-11-20T12:00:00.000Z', null, madrid)).toBeNull();
  });

  it.each([
    ['skips', '2026-03-29T00:45:00.000Z', '2026-03-29T01:00:00.000Z'],
    ['shows twice', '2026-10-24T23:45:00.000Z', '2026-10-25T00:30:00.000Z'],
    ['shows twice, the second time', '2026-10-25T01:10:00.000Z', '2026-10-25T01:30:00.000Z'],
  ])('[R16] may end at a time that the clock %s', (_what, at, until) => {
    expect(quietUntil(at, { from: '22:00', to: '02:30' }, madrid)).toBe(until);
  });

  it('[R16] end where a clock that is set back shows a time before them', () => {
    const quiet = { from: '01:01', to: '00:00' };
    expect(quietUntil('2026-10-25T00:59:00.000Z', quiet, lisbon)).toBe('2026-10-25T01:00:00.000Z');
  });

  const minute = 60_000;
  const clock = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minutes) => new Date(minutes * minute).toISOString().slice(11, 16));
  const day = 24 * 60;
  const aroundChanges = fc
    .tuple(
      fc.constantFrom('2026-03-29T01:00:00.000Z', '2026-10-25T01:00:00.000Z'),
      fc.integer({ min: -2 * day, max: day }),
    )
    .map(([change, minutes]) => Date.parse(change) + minutes * minute);

  it('[R16] end at the first minute that is not quiet, around both clock changes of each market', () => {
    const isQuiet = (moment: number, { from, to }: { from: string; to: string }, timeZone: string) => {
      const time = timeOf(new Date(moment).toISOString(), timeZone);
      return from < to ? from <= time && time < to : time >= from || time < to;
    };
    const property = fc.property(
      ...([aroundChanges, clock, clock, fc.constantFrom(madrid, lisbon)] as const),
      (at, from, to, timeZone) => {
        fc.pre(from !== to);
        const quiet = { from, to };
        let end = at;
        while (isQuiet(end, quiet, timeZone)) end += minute;
        const expected = end === at ? null : new Date(end).toISOString();
        expect(quietUntil(new Date(at).toISOString(), quiet, timeZone)).toBe(expected);
      },
    );
    fc.assert(property, { numRuns: 60 });
  });
});
