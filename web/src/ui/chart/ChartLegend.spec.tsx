import { expect, it } from '@jest/globals';
import { theme } from '#core/theme/theme';
import { ink, type Scheme } from '#core/theme/tokens';
import { colourOf, contrast } from '#testing/contrast';
import { seriesLooks } from './ChartLegend';

const looks = seriesLooks(theme);

it.each(
  (Object.keys(ink) as Scheme[]).flatMap((scheme) => looks.map(({ token }) => [token, scheme] as const)),
)('a line of a chart keeps 3:1 on its card and on the page (WCAG 1.4.11): %s, %s', (token, scheme) => {
  const colours = ink[scheme];
  expect(contrast(colourOf(colours[token]), colourOf(colours.surface))).toBeGreaterThanOrEqual(3);
  expect(contrast(colourOf(colours[token]), colourOf(colours.paper))).toBeGreaterThanOrEqual(3);
});

it('no two series of a chart have the same dashes or the same mark (WCAG 1.4.1)', () => {
  for (const trait of ['dashes', 'mark', 'token'] as const)
    expect(new Set(looks.map((look) => look[trait])).size).toBe(looks.length);
});
