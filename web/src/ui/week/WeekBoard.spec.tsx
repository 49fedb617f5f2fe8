import { afterEach, describe, expect, it, jest } from '@jest/globals';
import EventRounded from '@mui/icons-material/EventRounded';
import { renderApp } from '#testing/render-app';
import { app, fakeApi, inside, press, see, testArea, textsOf, widen } from '#testing/screen-kit';
import { useWeek, WeekNav } from './WeekNav';
import { weekTexts } from '../texts';
import type { WeekEntry } from './week-places';
import { type NamedLine, WeekBoard, WeekStrip } from './WeekBoard';

const opened = jest.fn();

const lasting = (id: string, start: string, end: string): WeekEntry => ({
  id,
  icon: EventRounded,
  tone: 'info',
  word: 'Obras',
  label: `Obras ${id}`,
  start: `${start}:00.000+01:00`,
  end: `${end}:00.000+01:00`,
});
const works = lasting('works', '2026-11-24T18:00', '2026-11-26T09:00');
const later = lasting('later', '2026-12-01T10:00', '2026-12-01T12:00');
const line = (id: number, name: string, ...entries: WeekEntry[]): NamedLine => ({
  id,
  name,
  label: `Semana de ${name}`,
  entries,
});

function Board() {
  const week = useWeek();
  const lines = [line(1, 'Gran Vía', works, later), line(2, 'Sants')];
  return (
    <>
      <WeekNav week={week} />
      <WeekBoard monday={week.monday} lines={lines} onOpen={opened} />
    </>
  );
}
const Strip = () => <WeekStrip monday="2026-11-23" entries={[works]} label="Semana" isBusy onOpen={opened} />;

const show = (Screen: () => React.JSX.Element, market: 'ES' | 'PT' = 'ES') =>
  renderApp({
    api: fakeApi().signedIn(),
    areas: [testArea({ '/': Screen })],
    at: '/?week=2026-11-25',
    market,
  });
const weekOf = async (name: string) => await inside('list', `Semana de ${name}`);

afterEach(() => {
  widen(1280);
  opened.mockClear();
});

describe('the same week of several', () => {
  it('shows its entries at the name that they belong to, and opens them', async () => {
    widen(1280);
    show(Board);
    const own = await weekOf('Gran Vía');
    expect(own.getAllByRole('button')).toHaveLength(1);
    expect((await weekOf('Sants')).queryAllByRole('button')).toHaveLength(0);
    await press('Obras works', 'button', own);
    expect(opened).toHaveBeenCalledWith('works');
  });

  it('leaves out the days without anything where it is read downwards', async () => {
    widen(700);
    show(Board);
    const own = await weekOf('Gran Vía');
    const text = textsOf(weekTexts);
    expect(own.getByText(text('since', { time: '18:00' }))).toBeTruthy();
    expect(own.getByText(text('allDay'))).toBeTruthy();
    expect(own.getByText(text('until', { time: '09:00' }))).toBeTruthy();
    expect(own.getAllByTitle(/de noviembre$/)).toHaveLength(3);
  });

  it('[U6] is walked through in the languages of both markets, with the week in the address', async () => {
    show(Board, 'PT');
    const text = textsOf(weekTexts, 'PT');
    await press(text('nextWeek'));
    await see.path('/?week=2026-11-30');
    expect((await weekOf('Gran Vía')).getByRole('button', { name: 'Obras later' })).toBeTruthy();
  });
});

it('one week on a phone has all its days below each other, and shows while another one is loading', async () => {
  widen(360);
  show(Strip);
  const days = await inside('list', 'Semana');
  expect(days.getAllByTitle(/de noviembre$/)).toHaveLength(7);
  expect(app.container.querySelector('[aria-busy="true"]')).toBeTruthy();
});
