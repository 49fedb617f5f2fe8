import { styled, useTheme, type Theme } from '@mui/material/styles';
import type { ink } from '#core/theme/tokens';
import type { ChartSeries } from './chart-data';

type ChartMark = 'disc' | 'square' | 'diamond' | 'triangle';

/** Colour, dashes and mark: never colour alone (WCAG 1.4.1). */
interface SeriesLook {
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

export function lookAt(looks: readonly SeriesLook[], place: number): SeriesLook {
  const look = looks[place % looks.length];
  if (look === undefined) throw new Error('a chart needs a look');
  return look;
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.typography.body2.fontSize,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(1), overflowWrap: 'anywhere' },
}));

export function ChartLegend({ series, kind }: { series: readonly ChartSeries[]; kind: 'bars' | 'lines' }) {
  const looks = seriesLooks(useTheme());
  return (
    <List>
      {series.map(({ key, name }, place) => (
        <li key={key}>
          {kind === 'bars' ? (
            <BarSample look={lookAt(looks, place)} isHatched={place > 0} />
          ) : (
            <LineSample look={lookAt(looks, place)} />
          )}
          {name}
        </li>
      ))}
    </List>
  );
}

const half = 4;
const shapes: Readonly<Record<ChartMark, string>> = {
  disc: '',
  square: `M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`,
  diamond: `M0 ${-half - 1.5}L${half + 1.5} 0L0 ${half + 1.5}L${-half - 1.5} 0z`,
  triangle: `M0 ${-half - 1.5}L${half + 1} ${half}H${-half - 1}z`,
};

/** Inside an `svg`. */
export function PointMark({ cx, cy, look: { colour, mark } }: { cx: number; cy: number; look: SeriesLook }) {
  if (mark === 'disc') return <circle cx={cx} cy={cy} r={half} fill={colour} />;
  return <path d={shapes[mark]} transform={`translate(${cx} ${cy})`} fill={colour} />;
}

const Sample = styled('svg')({ flex: 'none', width: 32, height: 14, overflow: 'visible' });

function LineSample({ look }: { look: SeriesLook }) {
  return (
    <Sample viewBox="0 0 32 14" aria-hidden>
      <line x1={0} x2={32} y1={7} y2={7} stroke={look.colour} strokeWidth={2} strokeDasharray={look.dashes} />
      <PointMark cx={16} cy={7} look={look} />
    </Sample>
  );
}

function BarSample({ look, isHatched }: { look: SeriesLook; isHatched: boolean }) {
  const id = `hatch-sample-${look.token}`;
  return (
    <Sample viewBox="0 0 32 14" aria-hidden>
      {isHatched && <Hatching id={id} colour={look.colour} />}
      <rect
        x={1}
        y={1}
        width={30}
        height={12}
        rx={3}
        fill={isHatched ? `url(#${id})` : look.colour}
        stroke={look.colour}
        strokeWidth={1.5}
      />
    </Sample>
  );
}

/** Hatching, for `fill={`url(#${id})`}`. */
export function Hatching({ id, colour }: { id: string; colour: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1={0} x2={0} y1={0} y2={6} stroke={colour} strokeWidth={3} />
      </pattern>
    </defs>
  );
}
