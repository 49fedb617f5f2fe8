import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aSpecialDay, channelCommands, type SpecialDay } from '@portal/contracts/areas/channels';
import { dayOf, daysAfter, holidaysOf, Role, writtenDay } from '@portal/contracts/kernel';
import { userEvent } from '@testing-library/user-event';
import { spanTexts } from '#core/i18n/dates';
import { SpecialDaysSlot } from '#ui/slots/Slots';
import { refuse } from '#testing/fake-api';
import {
  coreText,
  inside,
  press,
  screen,
  see,
  testArea,
  textsOf,
  uiText,
  waitFor,
  widen,
  within,
} from '#testing/screen-kit';
import { block, channelsApi, openChannels, preview } from './channels.testing';
import { inverseOf } from './special-days';
import { channelsTexts, hoursTexts, previewTexts, specialTexts } from './texts';

const { SetSpecialDays } = channelCommands;
const text = textsOf(specialTexts);
const frame = textsOf(channelsTexts);
const hours = textsOf(hoursTexts);
const seen = textsOf(previewTexts);
const spans = spanTexts('CAST', 'Europe/Madrid');

const today = dayOf(new Date().toISOString(), 'Europe/Madrid');
const year = Number(today.slice(0, 4));
const [holiday = ''] = [year, year + 1]
  .flatMap((each) => [...holidaysOf('ES', each)])
  .filter((day) => day >= today)
  .toSorted();
const worded = (day: string) =>
  `${spans.weekday(day)} ${day.startsWith(String(year)) ? spans.dayAndMonth(day) : writtenDay(day)}`;
/** As found by its text. */
const asFound = (day: string) => worded(day).replaceAll('\u00a0', ' ');
const fair = aSpecialDay({ day: daysAfter(today, 3) });
const closed = aSpecialDay({ day: daysAfter(today, 5), closed: true, spans: [] });
const past = aSpecialDay({ day: daysAfter(today, -2) });

const open = (specialDays: readonly SpecialDay[] = [fair, closed]) =>
  openChannels(channelsApi({ specialDays, versions: { special: 4 } }));
const sent = ({ api }: ReturnType<typeof channelsApi>) =>
  api.callsTo(SetSpecialDays).map(({ restaurant_ids: ids, days, remove, versions }) => ({
    ids,
    days,
    remove,
    versions,
  }));
const typeSpan = async (name: 'span.1' | 'span.2', typed: string) => {
  const field = await screen.findByRole('textbox', { name: hours('hoursOf', { day: text(name) }) });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Tab}`);
};
const dialog = () => inside('dialog', text('edit'));
const one = { ids: [1], remove: [], versions: [4] };

beforeEach(() => widen(1280));

describe('special days of a restaurant', () => {
  it('[R-CHN-15] are listed by date with their hours, without past ones, and shown to guests', async () => {
    open([past, fair, closed]);
    const panel = await block(text('title'));
    const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([`${worded(fair.day)}12:00–16:00, 20:00–23:30`, `${worded(closed.day)}cerrado`]);
    const card = await preview();
    expect(card.getByText(asFound(fair.day)).nextSibling?.textContent).toBe('12:00–16:00, 20:00–23:30');
    expect(card.queryByText(asFound(past.day))).toBeNull();
  });

  it('[R-CHN-15] count in "open now" and on the day that is looked at', async () => {
    open([
      aSpecialDay({ day: today, closed: true, spans: [] }),
      aSpecialDay({ day: daysAfter(today, 1), closed: true, spans: [] }),
    ]);
    const opens = { day: spans.longDay(daysAfter(today, 2)), time: '12:00' };
    await see(seen('opensLater', opens), await preview());
  });

  it('[R-CHN-15] begin with a national holiday in one press and its hours, and get a second span', async () => {
    const fake = open([]);
    await press(text('holidayOf', { day: worded(holiday) }));
    const shown = await dialog();
    expect(
      (
        await shown.findByRole<HTMLInputElement>('textbox', {
          name: hours('hoursOf', { day: text('span.1') }),
        })
      ).value,
    ).toBe('12:00–00:00');
    await typeSpan('span.1', '12-16');
    await press(text('addSpan'));
    await typeSpan('span.2', '20-1:30');
    await press(text('save'));
    await see(text('saved', { day: asFound(holiday), hours: '12:00–16:00, 20:00–01:30' }));
    const set = [
      {
        day: holiday,
        closed: false,
        spans: [
          { start: '12:00', end: '16:00' },
          { start: '20:00', end: '01:30' },
        ],
      },
    ];
    expect(sent(fake)).toEqual([{ ...one, days: set }]);
    await press(uiText('undo'));
    await see(text('undone'));
    expect(sent(fake)[1]).toEqual({ ids: [1], days: [], remove: [holiday], versions: [7] });
    expect(screen.queryByText(frame('pending'))).toBeNull();
  });

  it('[R-CHN-17] are not sent with spans that overlap, or without hours', async () => {
    const fake = open();
    await press(text('editOf', { day: worded(fair.day) }));
    await typeSpan('span.2', '15-23');
    await press(text('save'));
    await see(text('code.spans_overlap'));
    await press(text('removeSpan'));
    await typeSpan('span.1', '{Backspace}');
    await press(text('save'));
    await see(hours('problem.hours_missing'));
    expect(sent(fake)).toEqual([]);
  });

  it('needs a date, and shows if that day has hours already', async () => {
    open();
    await press(text('add'));
    await press(text('closed'), 'radio');
    await press(text('save'));
    await see(text('code.required'));
  });

  it('[U5] are removed in one press, and come back with their hours', async () => {
    const fake = open();
    await press(text('removeOf', { day: worded(fair.day) }));
    await see(text('removed', { day: asFound(fair.day) }));
    await press(uiText('undo'));
    await see(text('undone'));
    expect(sent(fake)).toEqual([
      { ...one, days: [], remove: [fair.day] },
      { ...one, days: [fair], remove: [], versions: [7] },
    ]);
  });

  it('[R4] are not overwritten where another person changed one', async () => {
    const fake = channelsApi({ specialDays: [fair] });
    fake.api.on(SetSpecialDays, () => ({
      restaurants: [],
      versions: [],
      refused: [],
      conflicts: [{ id: 1, changed_by: 'user-7', changed_at: '2026-11-24T09:30:00.000Z' }],
    }));
    openChannels(fake);
    await press(text('removeOf', { day: worded(fair.day) }));
    await see(coreText('rejection.conflict'));
    expect(screen.getByText(asFound(fair.day), { selector: '.day' })).toBeTruthy();
  });

  it('are copied from last year in one press', async () => {
    const day = daysAfter(today, 20);
    const lastYear = aSpecialDay({ day: `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` });
    const fake = open([lastYear]);
    await press(text('copy', { count: 1 }));
    await see(text('copied', { count: 1 }));
    expect(sent(fake)).toEqual([{ ...one, days: [{ ...lastYear, day }] }]);
  });

  it('are read-only for people who may change nothing', async () => {
    openChannels(channelsApi({ specialDays: [fair] }, 'ES', { type: Role.Editor }));
    const panel = await block(text('title'));
    expect(panel.getByText('12:00–16:00, 20:00–23:30')).toBeTruthy();
    expect(panel.queryAllByRole('button')).toEqual([]);
  });

  it('are restored by an undo', () => {
    const changes = { days: [{ ...fair, closed: true, spans: [] }, closed], remove: [past.day] };
    expect(inverseOf([fair, past], changes)).toEqual({ days: [fair, past], remove: [closed.day] });
  });
});

describe('a special day of many restaurants', () => {
  const restaurants = [1, 2, 3].map((id) => ({ id, name: `Restaurante ${id}` }));
  const close = jest.fn();
  const host = testArea({ '/many': () => <SpecialDaysSlot restaurants={restaurants} onClose={close} /> });

  async function save(fake: ReturnType<typeof channelsApi>) {
    const { screenKit } = await import('#testing/screen-kit');
    const { channelsArea } = await import('./index');
    screenKit([channelsArea, host])(fake, '/many');
    const shown = await dialog();
    await press(text('closed'), 'radio', shown);
    const day = await shown.findByRole('group', { name: text('date') });
    const next = String(year + 1);
    await userEvent.click(within(day).getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard(`2412${next}`);
    await press(text('save'), 'button', shown);
    return `${next}-12-24`;
  }

  it('[R-CHN-15] is set for all of them at once', async () => {
    const fake = channelsApi();
    const day = await save(fake);
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(sent(fake)).toEqual([
      { ids: [1, 2, 3], days: [{ day, closed: true, spans: [] }], remove: [], versions: undefined },
    ]);
  });

  it('shows which were rejected, and why', async () => {
    close.mockClear();
    const fake = channelsApi();
    fake.api.on(SetSpecialDays, () => ({
      restaurants: [1, 3],
      versions: [3, 3],
      refused: [{ id: 2, code: 'restaurant_inactive' }],
      conflicts: [],
    }));
    const day = await save(fake);
    await see(text('savedMany', { count: 2, day: asFound(day), hours: 'cerrado' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Restaurante 2: ');
    expect(close).not.toHaveBeenCalled();
  });

  it('keeps what was typed where all of it was refused', async () => {
    const fake = channelsApi();
    fake.api.on(SetSpecialDays, () => refuse('too_many_special_days', { details: { max: 60 } }));
    await save(fake);
    await see(frame('rejection.too_many_special_days', { max: 60 }));
  });
});
