import { type AdoptionOverview, overviewQueries } from '@portal/contracts/areas/overview';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useRegionName } from '#core/use-region-name';
import { chartOf, type Figure, type FigureSource, useWrite } from './figures';
import { adoptionTexts } from './texts';

const steps = ['complete', 'begun', 'none'] as const;
const stacks = { complete: 'all', begun: 'all', none: 'all' };

const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);

function useProgressFigures(): (data: AdoptionOverview) => readonly Figure[] {
  const text = useText(adoptionTexts);
  const regionName = useRegionName();
  const { whole, percent } = useWrite();
  const figureOf = (name: 'diagnostics' | 'plans', regions: AdoptionOverview['diagnostics']): Figure => {
    const complete = sumOf(regions.map((each) => each.complete));
    const restaurants = sumOf(regions.map((each) => each.restaurants));
    return {
      key: name,
      title: text(`${name}Title`),
      sentence: text(name, {
        complete,
        restaurants,
        share: percent(restaurants === 0 ? 0 : complete / restaurants),
      }),
      link: { label: text('seeMap'), to: '/admin/map' },
      columns: [text('region'), ...steps.map((step) => text(step))],
      ...chartOf(
        'rows',
        {
          series: steps.map((step) => ({ key: step, name: text(step) })),
          points: regions.map((each) => ({
            key: String(each.region),
            name: regionName(each.region),
            values: {
              complete: each.complete,
              begun: each.begun,
              none: each.restaurants - each.complete - each.begun,
            },
            note: `${whole(each.complete)} / ${whole(each.restaurants)}`,
          })),
          write: whole,
        },
        stacks,
      ),
    };
  };
  return ({ diagnostics, plans }) => [figureOf('diagnostics', diagnostics), figureOf('plans', plans)];
}

function usePriorityFigure(year: number): (data: AdoptionOverview) => Figure {
  const text = useText(adoptionTexts);
  const regionName = useRegionName();
  return ({ priorities }) => {
    const known = new Set(priorities.flatMap(({ regions }) => regions.map(({ region }) => region)));
    const regions = [...known].toSorted((a, b) => a - b);
    const countsOf = (chosen: AdoptionOverview['priorities'][number]['regions']) =>
      regions.map((region) => chosen.find((each) => each.region === region)?.restaurants ?? 0);
    const [first] = priorities;
    return {
      key: 'priorities',
      title: text('prioritiesTitle', { year }),
      sentence:
        first === undefined
          ? text('prioritiesNone', { year })
          : text('priorities', { name: first.name, count: sumOf(countsOf(first.regions)) }),
      link: { label: text('seePlan'), to: '/admin/plan' },
      columns: [text('priority'), ...regions.map(regionName), text('total')],
      rows: priorities.map(({ objective, name, regions: chosen }) => {
        const counts = countsOf(chosen);
        return { key: objective, cells: [name, ...counts, sumOf(counts)] };
      }),
      isHeat: true,
      span: 'all',
    };
  };
}

export function useAdoptionSources(year: number, enabled: boolean): readonly FigureSource[] {
  const progressFigures = useProgressFigures();
  const priorityFigure = usePriorityFigure(year);
  const query = useCallQuery(overviewQueries.GetAdoptionOverview, { year }, { enabled, keepPrevious: true });
  const { data } = query;
  return [
    {
      key: 'adoption',
      query,
      figures: data === undefined ? [] : [...progressFigures(data), priorityFigure(data)],
      expected: 3,
    },
  ];
}
