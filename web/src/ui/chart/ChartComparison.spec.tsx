import { describe, expect, it } from '@jest/globals';
import { renderPart } from '#testing/render-part';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { screen, uiText, waitFor, within } from '#testing/screen-kit';
import { BarComparison, RadarComparison } from './ChartComparison';
import { type ChartData, chartRows, hasValues } from './chart-data';
const data: ChartData = {
  series: [
    { key: 'own', name: 'Gran Vía' },
    { key: 'other', name: 'Madrid' },
  ],
  points: [
    { key: 'g1', name: '0-9', values: { own: 10, other: 20 } },
    { key: 'g2', name: '10-19', values: { own: 0, other: null } },
    { key: 'g3', name: '20-24', values: { own: 30, other: 5 } },
  ],
  write: (value) => (value === null ? '-' : `${value} %`),
};
const words = { summary: 'Más jóvenes', table: { label: 'Población', head: 'Edad' } };

const show = (chart: ReactElement) => renderPart(chart);
const cells = () =>
  within(screen.getByRole('table', { name: 'Población', hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('a chart', () => {
  it.each([
    ['bars', <BarComparison key="bars" data={data} {...words} />],
    ['lines', <RadarComparison key="lines" data={data} size={250} domain={[0, 30]} {...words} />],
  ])('describes itself in words, and in a table that a keyboard opens: %s', async (_, chart) => {
    show(chart);
    expect(screen.getByRole('img', { name: 'Más jóvenes' })).toBeTruthy();
    await userEvent.click(screen.getByText(uiText('numbers')));
    expect(cells()).toEqual([
      ['Edad', 'Gran Vía', 'Madrid'],
      ['0-9', '10 %', '20 %'],
      ['10-19', '0 %', '-'],
      ['20-24', '30 %', '5 %'],
    ]);
  });

  it('[R-DIA-30] [R-CON-21] of a few axes has the given size, with a polygon for each series', async () => {
    show(<RadarComparison data={data} size={250} domain={[0, 30]} {...words} />);
    const picture = screen.getByRole('img', { name: 'Más jóvenes' });
    await waitFor(() => expect(picture.querySelectorAll('.recharts-radar-polygon')).toHaveLength(2));
    const drawing = picture.querySelector('svg.recharts-surface');
    expect([drawing?.getAttribute('width'), drawing?.getAttribute('height')]).toEqual(['250', '250']);
  });

  it('leaves out what is not known, which is not 0', () => {
    expect(chartRows(data)[1]).toEqual({ name: '10-19', own: 0 });
  });

  it('knows when there is nothing to draw', () => {
    const [point] = data.points;
    const none = { ...data, points: [{ ...point, key: 'g1', name: '', values: { own: null, third: 4 } }] };
    expect([hasValues(data), hasValues(none)]).toEqual([true, false]);
  });
});
