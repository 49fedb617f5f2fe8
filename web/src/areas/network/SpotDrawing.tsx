import { useTheme } from '@mui/material/styles';
import type { RestaurantState } from '@portal/contracts/areas/network';
import { openOrders, states } from './network';
import { StateShape, useStateColour } from './StateDrawing';

export const modes = ['state', 'orders', 'downloads', 'warnings'] as const;
export type Mode = (typeof modes)[number];

export const valueOf = (row: RestaurantState, mode: Mode): number => {
  if (mode === 'orders') return openOrders(row);
  return mode === 'state' ? 0 : row[mode];
};

/** Pixels. */
export const ringRadius = 15;
const ringLength = ringRadius * Math.PI * 2;

/** Of a ring: `count` after `before` of all. */
export function ringArc(before: number, count: number, all: number) {
  const share = (count / Math.max(1, all)) * ringLength;
  return {
    strokeDasharray: `${share} ${ringLength - share}`,
    strokeDashoffset: (-before / Math.max(1, all)) * ringLength,
  };
}

/** A ring with the shares of each state. */
function ClusterRing({ rows }: { rows: readonly RestaurantState[] }) {
  const colourOf = useStateColour();
  const countOf = (some: readonly string[]) => rows.filter(({ state }) => some.includes(state)).length;
  return states.map((state, at) => {
    const count = countOf([state]);
    return count === 0 ? null : (
      <circle
        key={state}
        r={ringRadius}
        fill="none"
        stroke={colourOf(state)}
        strokeWidth={5}
        {...ringArc(countOf(states.slice(0, at)), count, rows.length)}
        transform="rotate(-90)"
      />
    );
  });
}

/** Pixels. */
export const markRadius = (value: number, most: number) => 6 + 14 * Math.sqrt(value / Math.max(1, most));

interface SpotDrawingProps {
  rows: readonly RestaurantState[];
  mode: Mode;
  /** Of all spots. */
  most: number;
}

function ValueMark({ rows, mode, most }: SpotDrawingProps) {
  const { palette } = useTheme().vars;
  const value = rows.reduce((sum, row) => sum + valueOf(row, mode), 0);
  const isAlarming = mode === 'warnings' || (mode === 'orders' && rows.some(({ orders }) => orders.late > 0));
  const colour = isAlarming ? palette.warning.main : palette.info.main;
  const radius = markRadius(value, most);
  return (
    <>
      <circle
        r={radius}
        fill={value === 0 ? palette.background.paper : colour}
        stroke={value === 0 ? palette.text.secondary : palette.background.paper}
        strokeWidth={1.5}
      />
      {radius > 9 && <text fill={palette.background.paper}>{value}</text>}
    </>
  );
}

export function SpotDrawing(props: SpotDrawingProps) {
  const { palette } = useTheme().vars;
  const { rows, mode } = props;
  const [first] = rows;
  if (mode !== 'state') return <ValueMark {...props} />;
  if (rows.length === 1 && first) return <StateShape state={first.state} />;
  return (
    <>
      <circle r={17.5} fill={palette.background.paper} />
      <ClusterRing rows={rows} />
      <text fill={palette.text.primary}>{rows.length}</text>
    </>
  );
}
