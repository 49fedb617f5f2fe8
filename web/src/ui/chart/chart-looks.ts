import type { Theme } from '@mui/material/styles';
import type { ink } from '#core/theme/tokens';

/** Distinguishes lines without colour. */
export type ChartMark = 'disc' | 'square' | 'diamond' | 'triangle';

/** Colour, dashes and mark: never colour alone (WCAG 1.4.1). */
export interface SeriesLook {
  /** Token of the colour. */
  readonly token: keyof (typeof ink)['light'];
  /** CSS, by colour scheme. */
  readonly colour: string;
  readonly dashes: string | undefined;
  readonly mark: ChartMark;
}

/** In the order of series, the own one first. */
export function seriesLooks({ vars: { palette } }: Theme): readonly SeriesLook[] {
  return [
    { token: 'primary', colour: palette.primary.main, dashes: undefined, mark: 'disc' },
    { token: 'info', colour: palette.info.main, dashes: '6 3', mark: 'square' },
    { token: 'violet', colour: palette.violet.main, dashes: '2 3', mark: 'diamond' },
    { token: 'success', colour: palette.success.main, dashes: '9 3 2 3', mark: 'triangle' },
  ];
}

/** Four series at most. */
export function lookAt(looks: readonly SeriesLook[], place: number): SeriesLook {
  const look = looks[place % looks.length];
  if (look === undefined) throw new Error('a chart needs a look');
  return look;
}
