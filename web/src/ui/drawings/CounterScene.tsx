import { styled } from '@mui/material/styles';

const Scene = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  maxHeight: '62dvh',
  overflow: 'visible',
  '--cream': '#FAF7F2',
  '--ink': '#1D1A16',
  '--mustard': theme.vars.palette.accent,
  '--tomato': '#C5371F',
  '--leaf': '#2E7D4F',
  '--sky': '#2B67A6',
  '--rope': theme.vars.palette.primary.contrastText,
  '--floor': '#1D1A16',
  ...theme.applyStyles('dark', { '--rope': theme.vars.palette.text.secondary, '--floor': '#0E0C0A' }),
}));

type Pen = 'cream' | 'ink' | 'mustard' | 'tomato' | 'leaf' | 'sky' | 'rope' | 'floor';
const ink = (pen: Pen) => `var(--${pen})`;

function Line({ d, pen = 'ink', width = 3 }: { d: string; pen?: Pen; width?: number }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={ink(pen)}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function BurgerPoster() {
  return (
    <g transform="rotate(-2 168 180)">
      <rect x="80" y="66" width="176" height="236" rx="4" fill={ink('mustard')} />
      <path d="M104 172c0-42 28-68 64-68s64 26 64 68z" fill={ink('cream')} />
      <Line d="M130 142l7-6M153 128l8-4M181 130l8 4M206 144l5 6" />
      <path d="M98 180q11 13 23.3 0t23.3 0 23.3 0 23.3 0 23.3 0 23.3 0v13H98z" fill={ink('leaf')} />
      <rect x="102" y="195" width="132" height="22" rx="11" fill={ink('ink')} />
      <path d="M106 217h124l-30 20z" fill={ink('tomato')} />
      <path d="M104 228h128v6a24 24 0 0 1-24 24h-80a24 24 0 0 1-24-24z" fill={ink('cream')} />
      <Line d="M104 282h60M180 282h18" />
    </g>
  );
}

function OfferPoster() {
  return (
    <g transform="rotate(1.5 370 190)">
      <rect x="286" y="84" width="168" height="226" rx="4" fill={ink('cream')} />
      <circle cx="370" cy="174" r="66" fill={ink('tomato')} />
      <Line d="M336 156a18 18 0 1 1 32 12l-32 36h38" pen="cream" width={13} />
      <Line d="M392 178l22 26M414 178l-22 26" pen="mustard" width={10} />
      <Line d="M312 266h116M312 284h74" />
    </g>
  );
}

const dots = Array.from({ length: 40 }, (_, place) => ({ column: place % 8, row: Math.floor(place / 8) }));

function CupPoster() {
  return (
    <g transform="rotate(-1 566 170)">
      <rect x="484" y="64" width="172" height="228" rx="4" fill={ink('ink')} />
      {dots.map(({ column, row }) => (
        <circle
          key={`${column}-${row}`}
          cx={498 + column * 20.5}
          cy={78 + row * 20}
          r={7 - row * 1.3}
          fill={ink('sky')}
        />
      ))}
      <Line d="M592 82l-16 60" pen="tomato" width={10} />
      <path d="M520 140h100l-6 20h-88z" fill={ink('cream')} />
      <path d="M528 160h84l-13 106a8 8 0 0 1-8 7h-42a8 8 0 0 1-8-7z" fill={ink('mustard')} />
      <path d="M532.5 194h75l-4.5 36h-66z" fill={ink('cream')} />
      <circle cx="570" cy="212" r="10" fill={ink('tomato')} />
    </g>
  );
}

function Bell() {
  return (
    <g>
      <path d="M90 416a50 50 0 0 1 100 0z" fill={ink('mustard')} />
      <Line d="M140 366v-12M127 352h26" width={5} />
      <Line d="M106 410a36 36 0 0 1 14-26" pen="cream" width={4} />
      <rect x="78" y="410" width="124" height="10" rx="5" fill={ink('ink')} />
      <Line d="M200 362l14-14M210 384l20-6M186 346l6-18" pen="rope" />
    </g>
  );
}

function Printer() {
  return (
    <g>
      <path
        d="M516 376v-76l8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6v76z"
        fill={ink('cream')}
        stroke={ink('ink')}
        strokeWidth="2"
      />
      <Line d="M530 324h48M530 338h32M530 352h42" />
      <rect x="480" y="364" width="152" height="56" rx="10" fill={ink('ink')} />
      <Line d="M504 366h104" pen="cream" width={4} />
      <circle cx="610" cy="398" r="7" fill={ink('tomato')} />
      <circle cx="588" cy="398" r="7" fill={ink('leaf')} />
    </g>
  );
}

function Jar() {
  return (
    <g>
      <Line d="M322 372l-8-44M346 372l2-52M366 372l12-40" pen="cream" width={7} />
      <Line d="M314 328l-2-12M348 320v-10M378 332l4-12" pen="mustard" width={7} />
      <path d="M300 366h90l-8 54h-74z" fill={ink('sky')} />
      <path d="M303 384h84l-2.5 16h-79z" fill={ink('cream')} />
    </g>
  );
}

const swatches = ['tomato', 'mustard', 'sky', 'leaf', 'cream'] as const;

function Counter() {
  return (
    <g>
      <rect x="-400" y="420" width="1520" height="26" fill={ink('cream')} />
      <rect x="-400" y="444" width="1520" height="260" fill={ink('floor')} />
      {swatches.map((pen, place) => (
        <rect key={pen} x={56 + place * 32} y="492" width="24" height="24" rx="4" fill={ink(pen)} />
      ))}
      <circle cx="640" cy="504" r="13" fill="none" stroke={ink('cream')} strokeWidth="3" />
      <Line d="M640 482v44M618 504h44" pen="cream" />
    </g>
  );
}

const clips = [
  [124, 58],
  [208, 64],
  [328, 76],
  [414, 78],
  [526, 62],
  [614, 54],
] as const;

/** A print shop's counter with posters drying on a rope: the picture beside the sign-in. Decoration only. */
export function CounterScene() {
  return (
    <Scene viewBox="0 0 720 560" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
      <Line d="M-400 -60C-160 10 40 60 166 68S340 92 400 88S620 58 740 26S980 -40 1120 -80" pen="rope" />
      <BurgerPoster />
      <OfferPoster />
      <CupPoster />
      {clips.map(([x, y]) => (
        <rect
          key={x}
          x={x - 5}
          y={y - 4}
          width="10"
          height="28"
          rx="3"
          fill={ink('ink')}
          stroke={ink('rope')}
        />
      ))}
      <Bell />
      <Jar />
      <Printer />
      <Counter />
    </Scene>
  );
}
