import { formats } from '@portal/contracts/areas/cart';
import {
  orderQueries,
  orderStatuses,
  settledStatuses,
  type Turn,
  turns,
  type Workload,
} from '@portal/contracts/areas/orders';
import {
  type Age,
  ages,
  type Durations,
  type OrdersOverview,
  overviewQueries,
} from '@portal/contracts/areas/overview';
import { daysAfter } from '@portal/contracts/kernel';
import { useIntl } from 'react-intl';
import { useCallQuery } from '#core/client/use-call-query';
import { spanTexts } from '#core/i18n/dates';
import { useLanguage, useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { useToday } from '#ui/use-now';
import { chartOf, type Figure, type FigureSource, useWrite } from './figures';
import { daysOfAge, daysOfAges, ordersAddress, type Range } from './overview';
import { orderTexts } from './texts';

const openStatuses = orderStatuses.map(({ id }) => id).filter((id) => !settledStatuses.includes(id));

type Open = OrdersOverview['open'];
const count = (open: Open, has: Partial<Open[number]>): number =>
  open
    .filter((each) => Object.entries(has).every(([name, value]) => each[name as keyof typeof has] === value))
    .reduce((sum, { orders }) => sum + orders, 0);

const stacks = Object.fromEntries(turns.map((turn) => [turn, 'open']));

const byTurn = (open: Open, has: Partial<Open[number]>) =>
  Object.fromEntries(turns.map((turn) => [turn, count(open, { ...has, turn })])) as Record<Turn, number>;

function useOpenFigures(): (data: OrdersOverview) => readonly Figure[] {
  const text = useText(orderTexts);
  const { nameOf } = useOrderStatuses();
  const { whole } = useWrite();
  const today = useToday();
  const series = turns.map((turn) => ({ key: turn, name: text(turn) }));
  const names = series.map(({ name }) => name);
  const ageName = (age: Age) => {
    const [from, to] = daysOfAges[age];
    return to === null ? text('age.older', { from }) : text('age.span', { from, to });
  };
  return ({ open }) => {
    const statuses = openStatuses.map((status) => ({
      key: String(status),
      name: nameOf(status) ?? String(status),
      values: byTurn(open, { status }),
      to: ordersAddress({ status }),
    }));
    const byAge = ages.map((age: Age) => ({
      key: age,
      name: ageName(age),
      values: byTurn(open, { age }),
      to: ordersAddress(daysOfAge(age, today)),
    }));
    return [
      {
        key: 'open',
        title: text('openTitle'),
        sentence: text('open', {
          count: count(open, {}),
          older: count(open, { age: 'older', turn: 'agency' }),
        }),
        link: { label: text('see'), to: ordersAddress({}) },
        columns: [text('status'), ...names],
        ...chartOf('rows', { series, points: statuses, write: whole }, stacks),
      },
      {
        key: 'age',
        title: text('ageTitle'),
        sentence: text('age', { count: count(open, { age: 'older' }) }),
        link: { label: text('see'), to: ordersAddress(daysOfAge('older', today)) },
        columns: [text('ageHead'), ...names],
        ...chartOf('columns', { series, points: byAge, write: whole }, stacks),
      },
    ];
  };
}

const riskFilters = { late: { needed: 'late' }, at_risk: { sort: 'needed_on' } } as const;

function useRiskFigure(): (data: OrdersOverview) => Figure {
  const text = useText(orderTexts);
  const { whole } = useWrite();
  return ({ risks }) => ({
    key: 'risk',
    title: text('riskTitle'),
    sentence: text('risk', risks),
    link: { label: text('see'), to: ordersAddress(riskFilters[risks.late > 0 ? 'late' : 'at_risk']) },
    columns: [text('riskHead'), text('orders')],
    ...chartOf('rows', {
      series: [{ key: 'orders', name: text('orders') }],
      points: (['late', 'at_risk'] as const).map((risk) => ({
        key: risk,
        name: text(risk),
        values: { orders: risks[risk] },
        to: ordersAddress(riskFilters[risk]),
      })),
      write: whole,
    }),
  });
}

function useWeekFigure(range: Range): (data: OrdersOverview) => Figure {
  const text = useText(orderTexts);
  const { language } = useLanguage();
  const { timeZone } = useMarket();
  const { whole } = useWrite();
  const { dayAndMonth } = spanTexts(language, timeZone);
  const kinds = ['placed', 'delivered', 'cancelled'] as const;
  return (data) => ({
    key: 'weeks',
    title: text('weeksTitle'),
    sentence: text('weeks', {
      placed: data.placed.now,
      finished: data.delivered.now + data.cancelled.now,
      delivered: data.delivered.now,
    }),
    changes: kinds.map((kind) => ({
      name: text(kind),
      ...data[kind],
      better: kind === 'delivered' ? 'more' : kind === 'cancelled' ? 'less' : null,
      write: whole,
    })),
    link: { label: text('seePlaced'), to: ordersAddress({ status: '', ...range }) },
    columns: [text('week'), ...kinds.map((kind) => text(kind))],
    span: 'all',
    ...chartOf(
      'columns',
      {
        series: kinds.map((kind) => ({ key: kind, name: text(kind) })),
        points: data.weeks.map(({ week, ...values }) => ({
          key: week,
          name: dayAndMonth(week),
          values,
          to: ordersAddress({ status: '', from: week, to: daysAfter(week, 6) }),
        })),
        write: whole,
      },
      { delivered: 'finished', cancelled: 'finished' },
    ),
  });
}

const workOf = { print: 'print', adaptation: 'adaptation', production: 'production' } as const;

/** `5-print` → "Lona · con impresión". */
function useKindName(): (kind: string) => string {
  const text = useText(orderTexts);
  const local = useLocalised();
  return (kind) => {
    const [id, work] = kind.split('-');
    const format = formats.find((each) => each.id === Number(id));
    const named = workOf[work as keyof typeof workOf] as keyof typeof workOf | undefined;
    if (format === undefined || named === undefined) return kind;
    return `${local(format.label)} · ${text(`work.${named}`)}`;
  };
}

const measures = ['median_hours', 'most_hours'] as const;
/** In the chart, by orders; the table has all. */
const maxKinds = 6;

function useDurationFigures(range: Range): (data: OrdersOverview) => readonly Figure[] {
  const text = useText(orderTexts);
  const kindName = useKindName();
  const { hours } = useWrite();
  const { formatNumber } = useIntl();
  const sentenceOf = (name: 'answer' | 'delivery', { now }: Durations) =>
    now === null
      ? text(`${name}None`)
      : text(name, { orders: now.orders, median: hours(now.median_hours), most: hours(now.most_hours) });
  const changesOf = ({ now, before }: Durations) =>
    now === null || before === null
      ? []
      : measures.map((measure) => ({
          name: text(measure),
          now: now[measure],
          before: before[measure],
          better: 'less' as const,
          write: hours,
        }));
  const figureOf = (name: 'answer' | 'delivery', data: OrdersOverview): Figure => {
    const known = data.kinds
      .flatMap(({ kind, [name]: { now, before } }) => (now === null ? [] : [{ kind, now, before }]))
      .toSorted((one, other) => other.now.orders - one.now.orders);
    const plot = chartOf('rows', {
      series: measures.map((measure) => ({ key: measure, name: text(measure) })),
      points: known
        .slice(0, maxKinds)
        .map(({ kind, now }) => ({ key: kind, name: kindName(kind), values: { ...now } })),
      write: (value) => (value === null ? '–' : hours(value)),
    });
    const inHours = (value: number | undefined) =>
      value === undefined ? null : formatNumber(value, { maximumFractionDigits: 1 });
    return {
      key: name,
      title: text(`${name}Title`),
      sentence: sentenceOf(name, data[name]),
      changes: changesOf(data[name]),
      link: {
        label: text('seeDelivered'),
        to: ordersAddress({ status: '4', sort: '-status_date', ...range }),
      },
      columns: [text('kind'), text('orders'), text('medianHead'), text('mostHead'), text('beforeHead')],
      chart: plot.chart,
      rows: known.map(({ kind, now, before }) => ({
        key: kind,
        cells: [kindName(kind), now.orders, now.median_hours, now.most_hours, inHours(before?.median_hours)],
      })),
    };
  };
  return (data) => [figureOf('answer', data), figureOf('delivery', data)];
}

function useWorkloadFigure(): (loads: readonly Workload[]) => Figure {
  const text = useText(orderTexts);
  const { whole } = useWrite();
  return (loads) => {
    const shown = loads.filter(({ open }) => open > 0).toSorted((a, b) => b.open - a.open);
    const assigned = shown.filter(({ id }) => id !== null);
    const unassigned = shown.find(({ id }) => id === null)?.open ?? 0;
    const nameOf = ({ id, name }: Workload) => (id === null ? text('nobody') : name || text('former'));
    const [most] = assigned;
    const { chart, rows } = chartOf('rows', {
      series: [{ key: 'orders', name: text('orders') }],
      points: shown.map((load) => ({
        key: String(load.id),
        name: nameOf(load),
        values: { orders: load.open },
        to: ordersAddress({ assignee: load.id ?? 'nobody' }),
      })),
      write: whole,
    });
    return {
      key: 'workload',
      title: text('workloadTitle'),
      sentence:
        most === undefined
          ? text('workloadNone', { unassigned })
          : text('workload', { name: nameOf(most), count: most.open, unassigned }),
      link: { label: text('seeUnassigned'), to: ordersAddress({ assignee: 'nobody' }) },
      columns: [text('person'), text('orders')],
      chart,
      rows,
    };
  };
}

export function useOrderSources(range: Range, enabled: boolean): readonly FigureSource[] {
  const openFigures = useOpenFigures();
  const riskFigure = useRiskFigure();
  const weekFigure = useWeekFigure(range);
  const durationFigures = useDurationFigures(range);
  const workloadFigure = useWorkloadFigure();
  const orders = useCallQuery(
    overviewQueries.GetOrdersOverview,
    { ...range },
    { enabled, keepPrevious: true },
  );
  const workload = useCallQuery(orderQueries.GetWorkload, {});
  const { data } = orders;
  return [
    {
      key: 'orders',
      query: orders,
      figures: data === undefined ? [] : [...openFigures(data), riskFigure(data), weekFigure(data)],
      expected: 6,
    },
    {
      key: 'workload',
      query: workload,
      figures: workload.data === undefined ? [] : [workloadFigure(workload.data)],
      expected: 1,
    },
    {
      key: 'durations',
      query: orders,
      figures: data === undefined ? [] : durationFigures(data),
      expected: 0,
    },
  ];
}
