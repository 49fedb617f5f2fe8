import { Button, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { MopStatus } from '@portal/contracts/areas/mop';
import { clockSteps, type DayFilm, type FilmStep, stepsUntil } from '@portal/contracts/areas/network';
import { orderStatuses } from '@portal/contracts/areas/orders';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useDates } from '#core/i18n/dates';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { plainWords } from '#core/i18n/plain-words';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { radii } from '#core/theme/tokens';
import { FilterChips } from '#ui/list/FilterChips';
import { SearchField } from '#ui/list/SearchField';
import { filmTexts } from './texts';

const kinds = ['orders', 'pauses', 'restaurants'] as const;
type Kind = (typeof kinds)[number];

/** A step, or what the clock does to several restaurants at once. */
export interface Entry {
  /** Steps done with it. */
  readonly done: number;
  readonly at: string;
  readonly kind: Kind;
  readonly title: string;
  readonly detail: string;
  /** Of the first restaurant. */
  readonly restaurant: number;
  readonly words: string;
}

const isClock = (what: FilmStep['what']): what is (typeof clockSteps)[number] =>
  (clockSteps as readonly string[]).includes(what);

function kindOf({ what, order }: FilmStep): Kind {
  if (order !== null) return 'orders';
  return what.includes('Pause') ? 'pauses' : 'restaurants';
}

interface Group {
  readonly first: FilmStep;
  /** Steps before it. */
  readonly before: number;
  readonly steps: FilmStep[];
}

/** Steps of the clock at the same time are one. */
function grouped(steps: readonly FilmStep[]): readonly Group[] {
  const groups: Group[] = [];
  for (const [before, step] of steps.entries()) {
    const last = groups.at(-1);
    if (last && isClock(step.what) && last.first.what === step.what && last.first.at === step.at)
      last.steps.push(step);
    else groups.push({ first: step, before, steps: [step] });
  }
  return groups;
}

/** In the texts. */
const pauseWords: ReadonlyMap<number | null, string> = new Map([
  [MopStatus.Confirmed, 'confirmed'],
  [MopStatus.Cancelled, 'cancelled'],
]);

/** Longer lists end with a number. */
const maxNamed = 3;

function useStepWords({ restaurants }: DayFilm) {
  const text = useText(filmTexts);
  const { language } = useLanguage();
  const { orderNumberPrefix } = useMarket();
  return useMemo(() => {
    const names = new Map(restaurants.map(({ id, name }) => [id, name]));
    const statusOf = (id: number | undefined) =>
      orderStatuses.find((each) => each.id === id)?.label[language] ?? '';
    return {
      titleOf: ({ what, order, pause }: FilmStep, count: number) =>
        isClock(what)
          ? text(`clock.${what}`, { count })
          : text(`step.${what}`, {
              order: order ? `${orderNumberPrefix}${order.number}` : '',
              status: statusOf(order?.is?.status),
              pause: pauseWords.get(pause) ?? '',
            }),
      detailOf: (steps: readonly FilmStep[]) => {
        const named = steps.slice(0, maxNamed).map(({ restaurant }) => names.get(restaurant) ?? '');
        const more = steps.length - named.length;
        const all = named.join(', ');
        const by = steps[0]?.by ?? '';
        return [more > 0 ? text('names', { names: all, more }) : all, by].filter(Boolean).join(' · ');
      },
      wordsOf: (steps: readonly FilmStep[]) => steps.map(({ restaurant }) => names.get(restaurant)).join(' '),
    };
  }, [text, language, orderNumberPrefix, restaurants]);
}

export function useEntries(film: DayFilm): readonly Entry[] {
  const words = useStepWords(film);
  return useMemo(() => {
    const { titleOf, detailOf, wordsOf } = words;
    return grouped(film.steps).map(({ first, before, steps }) => {
      const title = titleOf(first, steps.length);
      const detail = detailOf(steps);
      const searched = plainWords(`${title} ${detail} ${wordsOf(steps)}`);
      return {
        done: before + steps.length,
        at: first.at,
        kind: kindOf(first),
        title,
        detail,
        restaurant: first.restaurant,
        words: searched,
      };
    });
  }, [film, words]);
}

const Rows = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  position: 'relative',
  overflowY: 'auto',
  contain: 'content',
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.divider,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': { borderWidth: 0, borderStyle: 'solid', borderColor: theme.vars.palette.divider },
  '& > li + li': { borderTopWidth: 1 },
  '& > li[aria-current]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 9%, transparent)`,
  },
  '& > li[data-done="false"] time': { color: theme.vars.palette.text.secondary },
  '& button': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: '3.25rem minmax(0, 1fr)',
    columnGap: 8,
    width: '100%',
    minHeight: 44,
    paddingBlock: 8,
    paddingInline: 12,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& time': { fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& small': { ...theme.typography.caption, gridColumn: 2, color: theme.vars.palette.text.secondary },
}));

interface RowProps {
  entry: Entry;
  isDone: boolean;
  isCurrent: boolean;
  onJump: (entry: Entry) => void;
}

const Row = memo(function Row({ entry, isDone, isCurrent, onJump }: RowProps) {
  const dates = useDates();
  return (
    <li data-done={isDone} aria-current={isCurrent ? 'step' : undefined}>
      <button type="button" onClick={() => onJump(entry)}>
        <time dateTime={entry.at}>{dates.clock(entry.at)}</time>
        <span>{entry.title}</span>
        <small>{entry.detail}</small>
      </button>
    </li>
  );
});

/** Rows before and after the current one. */
const around = 15;

interface StepListProps {
  entries: readonly Entry[];
  done: number;
  onJump: (entry: Entry) => void;
}

function useFound(entries: readonly Entry[]) {
  const [kind, setKind] = useState('');
  const [term, setTerm] = useState('');
  const asked = useDeferredValue(plainWords(term));
  const found = useMemo(() => {
    const words = asked.split(' ').filter(Boolean);
    return entries.filter(
      (entry) => (kind === '' || entry.kind === kind) && words.every((word) => entry.words.includes(word)),
    );
  }, [entries, kind, asked]);
  return { kind, setKind, term, setTerm, found };
}

/** The steps around the current one; search and kind narrow them. */
export function FilmStepList({ entries, done, onJump }: StepListProps) {
  const text = useText(filmTexts);
  const { features } = useMarket();
  const list = useRef<HTMLOListElement>(null);
  const { kind, setKind, term, setTerm, found } = useFound(entries);
  const current = found.findLastIndex((entry) => entry.done <= done);
  const [moved, setMoved] = useState({ from: current, by: 0 });
  if (moved.from !== current) setMoved({ from: current, by: 0 });
  const centre = Math.max(0, Math.min(found.length - 1, current + moved.by));
  const first = Math.max(0, centre - around);
  const last = Math.min(found.length, centre + around + 1);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the list, not the page.
    if (item && list.current) list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2;
  }, [current, found]);
  const go = (by: number) => setMoved((before) => ({ ...before, by: before.by + by }));
  return (
    <Stack spacing={1.5} component="section" aria-label={text('steps')} sx={{ minWidth: 0 }}>
      <SearchField atOnce label={text('search')} value={term} onSearch={setTerm} />
      <FilterChips
        label={text('kind')}
        options={kinds
          .filter((each) => each !== 'pauses' || features.mobileOrderPause)
          .map((value) => ({ value, label: text(`kind.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Typography variant="caption" component="p" color="textSecondary" role="status" sx={{ m: 0 }}>
        {found.length === 0 ? text('noStep') : text('stepCount', { count: found.length })}
      </Typography>
      {first > 0 && (
        <Button size="small" onClick={() => go(-2 * around)}>
          {text('earlier')}
        </Button>
      )}
      {found.length > 0 && (
        <Rows ref={list} sx={{ maxHeight: { xs: '26rem', md: '30rem' } }}>
          {found.slice(first, last).map((entry, at) => (
            <Row
              key={entry.done}
              entry={entry}
              isDone={entry.done <= done}
              isCurrent={first + at === current}
              onJump={onJump}
            />
          ))}
        </Rows>
      )}
      {last < found.length && (
        <Button size="small" onClick={() => go(2 * around)}>
          {text('later')}
        </Button>
      )}
    </Stack>
  );
}

/** The last entry done. */
export function entryAt(entries: readonly Entry[], film: DayFilm, at: number): Entry | undefined {
  const until = stepsUntil(film, at);
  return entries.findLast(({ done }) => done <= until);
}
