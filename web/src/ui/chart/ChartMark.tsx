import { styled } from '@mui/material/styles';
import type { ChartMark as Mark, SeriesLook } from './chart-looks';

const half = 4;
const shapes: Readonly<Record<Mark, string>> = {
  disc: '',
  square: `M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`,
  diamond: `M0 ${-half - 1.5}L${half + 1.5} 0L0 ${half + 1.5}L${-half - 1.5} 0z`,
  triangle: `M0 ${-half - 1.5}L${half + 1} ${half}H${-half - 1}z`,
};

interface PointMarkProps {
  cx: number;
  cy: number;
  look: SeriesLook;
}

/** Inside an `svg`. */
export function PointMark({ cx, cy, look: { colour, mark } }: PointMarkProps) {
  if (mark === 'disc') return <circle cx={cx} cy={cy} r={half} fill={colour} />;
  return <path d={shapes[mark]} transform={`translate(${cx} ${cy})`} fill={colour} />;
}

const Sample = styled('svg')({ flex: 'none', width: 32, height: 14, overflow: 'visible' });

export function LineSample({ look }: { look: SeriesLook }) {
  return (
    <Sample viewBox="0 0 32 14" aria-hidden>
      <line x1={0} x2={32} y1={7} y2={7} stroke={look.colour} strokeWidth={2} strokeDasharray={look.dashes} />
      <PointMark cx={16} cy={7} look={look} />
    </Sample>
  );
}

/** Compared series are hatched. */
export function BarSample({ look, isHatched }: { look: SeriesLook; isHatched: boolean }) {
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
