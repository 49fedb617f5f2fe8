import { styled } from '@mui/material/styles';

const Plot = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 10,
  overflow: 'visible',
  '& .zero': { stroke: theme.vars.palette.control },
  '& .up': { fill: theme.vars.palette.success.main },
  '& .down': { fill: theme.vars.palette.error.main },
  '& .equal': { fill: theme.vars.palette.text.secondary },
  '& .other': { stroke: theme.vars.palette.text.primary, strokeWidth: 2 },
}));

interface DeltaBarProps {
  /** `null`: only the zero line. */
  value: number | null;
  direction: 'up' | 'down' | 'equal' | null;
  /** Tick across the bar. */
  other?: number | null;
  extent: number;
}

const percent = (share: number) => `${share}%`;

/** SVG, so that it prints. */
export function DeltaBar({ value, direction, other = null, extent }: DeltaBarProps) {
  const half = (change: number) =>
    extent === 0 ? 0 : (Math.min(1, Math.max(-1, change / extent)) * 100) / 2;
  const length = value === null ? 0 : half(value);
  return (
    <Plot aria-hidden focusable="false">
      {length !== 0 && (
        <rect
          className={direction ?? 'equal'}
          x={percent(50 + Math.min(0, length))}
          width={percent(Math.abs(length))}
          y={1}
          height={8}
          rx={1}
        />
      )}
      <line className="zero" x1="50%" x2="50%" y1={0} y2={10} />
      {other !== null && (
        <line
          className="other"
          x1={percent(50 + half(other))}
          x2={percent(50 + half(other))}
          y1={-1}
          y2={11}
        />
      )}
    </Plot>
  );
}

/** Largest absolute value. */
export const extentOf = (values: readonly (number | null)[]): number =>
  Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
