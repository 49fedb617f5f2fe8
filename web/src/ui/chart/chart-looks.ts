import type { Theme } from '@mui/material/styles';
import type { ink } from '#core/theme/tokens';

/** The form of a point on a line, so that lines differ without their colour. */
export type ChartMark = 'disc' | 'square' | 'diamond' | 'triangle';

/** How a series is told from the others: colour, dashes and mark; never colour alone (WCAG 1.4.1). */
export interface SeriesLook {
  /** Name of its colour among the tokens. */
  readonly token: keyof (typeof ink)['light'];
  /** As CSS has it, following the colour scheme. */
  readonly colour: string;
  readonly dashes: string | undefined;
  readonly mark: ChartMark;
}

/** The looks of a chart's series in their order: the own one first, the strongest. */
export function seriesLooks({ vars: { palette } }: Theme): readonly SeriesLook[] {
  return [
    { token: 'primary', colour: palette.primary.main, dashes: undefined, mark: 'disc' },
    { token: 'info', colour: palette.info.main, dashes: '6 3', mark: 'square' },
    { token: 'violet', colour: palette.violet.main, dashes: '2 3', mark: 'diamond' },
    { token: 'success', colour: palette.success.main, dashes: '9 3 2 3', mark: 'triangle' },
  ];
}

/** The look at that place; a chart has four series at most. */
export function lookAt(looks: readonly SeriesLook[], place: number): SeriesLook {
  const look = looks[place % looks.length];
  if (look === undefined) throw new Error('a chart needs a look');
  return look;
}
