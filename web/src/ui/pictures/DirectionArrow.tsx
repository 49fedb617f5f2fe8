import { styled } from '@mui/material/styles';

const Sign = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .plate': { fill: theme.vars.palette.text.primary },
  '& .way': { stroke: theme.vars.palette.background.paper, strokeWidth: 5 },
  '& .ring': { stroke: theme.vars.palette.background.paper, strokeWidth: 5, opacity: 0.38 },
  '& .head': { fill: theme.vars.palette.background.paper },
}));

interface Way {
  /** SVG path from the foot of the sign. */
  readonly way: string;
  /** Tip; turn in degrees clockwise from up. */
  readonly tip: readonly [x: number, y: number, turn: number];
  /** Centre of a roundabout. */
  readonly ring?: readonly [x: number, y: number];
}

/** Roundabouts run counter-clockwise. */
const ways: Readonly<Record<string, Way>> = {
  'straight-ahead': { way: 'M32 52V22', tip: [32, 11, 0] },
  right: { way: 'M20 52V34q0-8 8-8h14', tip: [53, 26, 90] },
  left: { way: 'M44 52V34q0-8-8-8H22', tip: [11, 26, -90] },
  'curve-right': { way: 'M24 52C24 38 28 30 40 24', tip: [49, 18, 58] },
  'curve-left': { way: 'M40 52C40 38 36 30 24 24', tip: [15, 18, -58] },
  return: { way: 'M42 52V28a11 11 0 0 0-22 0v12', tip: [20, 51, 180] },
  'roundabout-right': { way: 'M32 60V41A11 11 0 0 0 43 30h6', tip: [60, 30, 90], ring: [32, 30] },
  'roundabout-straight': { way: 'M32 60V41A11 11 0 0 0 32 19v-4', tip: [32, 4, 0], ring: [32, 30] },
  'roundabout-left': { way: 'M32 60V41A11 11 0 1 0 21 30h-6', tip: [4, 30, -90], ring: [32, 30] },
  'roundabout-return': {
    way: 'M38.500 60V34A11 11 0 1 0 25.500 34V48',
    tip: [25.5, 60, 180],
    ring: [32, 25],
  },
};

interface DirectionArrowProps {
  /** R-WIZ-18 */
  image: string;
  /** Pixels. */
  size?: number;
}

export function DirectionArrow({ image, size = 64 }: DirectionArrowProps) {
  const way = ways[image];
  if (way === undefined) return null;
  const [x, y, turn] = way.tip;
  return (
    <Sign viewBox="0 0 64 64" width={size} height={size} aria-hidden focusable="false">
      <rect className="plate" x="2" y="2" width="60" height="60" rx="10" />
      {way.ring !== undefined && <circle className="ring" cx={way.ring[0]} cy={way.ring[1]} r="11" />}
      <path className="way" d={way.way} />
      <path className="head" d="M0 0l7.500 12h-15z" transform={`translate(${x} ${y}) rotate(${turn})`} />
    </Sign>
  );
}
