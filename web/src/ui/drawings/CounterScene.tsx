import { styled } from '@mui/material/styles';

const Scene = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  maxHeight: '62dvh',
  '--cream': '#FAF7F2',
  '--ink': '#1D1A16',
  '--mustard': theme.vars.palette.accent,
  '--tomato': '#C5371F',
  '--leaf': '#2E7D4F',
  '--sky': '#2B67A6',
  '--rope': theme.vars.palette.primary.contrastText,
  ...theme.applyStyles('dark', { '--rope': theme.vars.palette.text.secondary }),
  '& .line': {
    fill: 'none',
    stroke: 'var(--ink)',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
}));

const fill = (name: string) => `var(--${name})`;

function BurgerPoster() {
  return (
    <g transform="rotate(-2 170 210)">
      <rect x="80" y="104" width="176" height="232" rx="4" fill={fill('mustard')} />
      <path d="M108 214c0-42 26-66 60-66s60 24 60 66z" fill={fill('cream')} />
      <path d="M132 184l6-6M154 172l7-5M178 174l6 5M200 186l5 6" className="line" stroke={fill('mustard')} />
      <path d="M102 222q11 12 22 0t22 0 22 0 22 0 22 0 22 0v12H102z" fill={fill('leaf')} />
      <rect x="106" y="236" width="124" height="22" rx="11" fill={fill('ink')} />
      <path d="M110 258h116l-26 18z" fill={fill('tomato')} />
      <path d="M108 268h120v8a22 22 0 0 1-22 22h-76a22 22 0 0 1-22-22z" fill={fill('cream')} />
      <path d="M104 318h56M176 318h20" className="line" />
    </g>
  );
}

function OfferPoster() {
  return (
    <g transform="rotate(1.5 368 230)">
      <rect x="284" y="122" width="168" height="224" rx="4" fill={fill('cream')} />
      <circle cx="368" cy="214" r="66" fill={fill('tomato')} />
      <path
        d="M340 194a17 17 0 1 1 29 14l-29 32h36"
        className="line"
        stroke={fill('cream')}
        strokeWidth="11"
      />
      <path d="M390 216l20 22M410 216l-20 22" className="line" stroke={fill('mustard')} strokeWidth="9" />
      <path d="M312 304h112M312 322h70" className="line" />
    </g>
  );
}

function CupPoster() {
  const dots = Array.from({ length: 40 }, (_, place) => ({ column: place % 8, row: Math.floor(place / 8) }));
  return (
    <g transform="rotate(-1 566 214)">
      <rect x="480" y="106" width="172" height="228" rx="4" fill={fill('ink')} />
      {dots.map(({ column, row }) => (
        <circle
          key={`${column}-${row}`}
          cx={494 + column * 20.5}
          cy={120 + row * 20}
          r={7 - row * 1.3}
          fill={fill('sky')}
        />
      ))}
      <path d="M588 120l-14 62" className="line" stroke={fill('tomato')} strokeWidth="9" />
      <path d="M518 182h96l-6 20h-84z" fill={fill('cream')} />
      <path d="M524 202h84l-12 104a8 8 0 0 1-8 7h-44a8 8 0 0 1-8-7z" fill={fill('mustard')} />
      <path d="M528 236h76l-4 34h-68z" fill={fill('cream')} />
    </g>
  );
}

function Counter() {
  return (
    <g>
      <rect x="-40" y="436" width="800" height="124" fill={fill('ink')} />
      <rect x="-40" y="420" width="800" height="24" fill={fill('cream')} />
      <path d="M96 420a46 46 0 0 1 92 0z" fill={fill('mustard')} />
      <path d="M142 374v-12M130 360h24M86 420h112" className="line" />
      <path d="M206 366l14-14M216 388l20-6" className="line" stroke={fill('rope')} />
      <rect x="486" y="352" width="150" height="68" rx="10" fill={fill('cream')} />
      <path d="M508 352h106" className="line" strokeWidth="7" />
      <path d="M520 352v-66l8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6v66z" fill={fill('cream')} />
      <path d="M534 306h50M534 320h34M534 334h44" className="line" />
      <circle cx="612" cy="392" r="8" fill={fill('tomato')} />
      <circle cx="588" cy="392" r="8" fill={fill('leaf')} />
      <path d="M300 420l8-58h74l8 58z" fill={fill('tomato')} />
      <path d="M296 362h98" className="line" stroke={fill('cream')} strokeWidth="9" />
      <path d="M330 392h30" className="line" stroke={fill('cream')} strokeWidth="5" />
      {(['tomato', 'mustard', 'sky', 'leaf', 'cream'] as const).map((name, place) => (
        <rect key={name} x={40 + place * 30} y="488" width="22" height="22" rx="3" fill={fill(name)} />
      ))}
      <circle cx="668" cy="499" r="13" className="line" stroke={fill('cream')} />
      <path d="M668 478v42M647 499h42" className="line" stroke={fill('cream')} />
    </g>
  );
}

const clips = [
  [132, 98],
  [206, 94],
  [326, 114],
  [412, 116],
  [524, 98],
  [610, 94],
] as const;

/** A print shop's counter with posters drying on a rope: the picture beside the sign-in. Decoration only. */
export function CounterScene() {
  return (
    <Scene viewBox="0 0 720 560" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
      <path
        d="M-20 70C160 124 300 132 400 122S640 84 740 60"
        fill="none"
        stroke={fill('rope')}
        strokeWidth="3"
      />
      <BurgerPoster />
      <OfferPoster />
      <CupPoster />
      {clips.map(([x, y]) => (
        <rect key={x} x={x - 5} y={y - 12} width="10" height="28" rx="3" fill={fill('ink')} />
      ))}
      <Counter />
    </Scene>
  );
}
