import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
import { coloursOfStates, type State } from './network';
import { networkTexts } from './texts';

export function useStateColour(): (state: State) => string {
  const { palette } = useTheme().vars;
  return (state) => {
    const colour = coloursOfStates[state];
    return colour === 'neutral' ? palette.text.secondary : palette[colour].main;
  };
}

/** Shape and colour; 20 units wide around the origin. */
export function StateShape({ state }: { state: State }) {
  const colour = useStateColour()(state);
  const paper = useTheme().vars.palette.background.paper;
  const line = { fill: 'none', stroke: paper, strokeWidth: 2, strokeLinecap: 'round' } as const;
  switch (state) {
    case 'open':
      return (
        <>
          <circle r={9} fill={colour} stroke={paper} strokeWidth={1.5} />
          <path d="M-4 0.5L-1.2 3.2L4 -3" {...line} />
        </>
      );
    case 'closed':
      return (
        <>
          <rect x={-8} y={-8} width={16} height={16} rx={3} fill={colour} stroke={paper} strokeWidth={1.5} />
          <path d="M-3.5 0H3.5" {...line} />
        </>
      );
    case 'paused':
      return (
        <>
          <path d="M0 -10.5L10.5 0L0 10.5L-10.5 0Z" fill={colour} stroke={paper} strokeWidth={1.5} />
          <path d="M-2.2 -3V3M2.2 -3V3" {...line} />
        </>
      );
    case 'unknown':
      return <circle r={8} fill={paper} stroke={colour} strokeWidth={2.5} strokeDasharray="4 2.3" />;
  }
}

interface StateDrawingProps {
  state: State;
  /** Of the chip around it. */
  className?: string;
}

export const StateDrawing = ({ state, className }: StateDrawingProps) => (
  <svg
    className={className}
    width={20}
    height={20}
    viewBox="-11 -11 22 22"
    aria-hidden
    style={{ flex: 'none' }}
  >
    <StateShape state={state} />
  </svg>
);

interface StateLineProps {
  state: State;
  /** Default: the state in a word. */
  children?: string;
}

export function StateLine({ state, children }: StateLineProps) {
  const text = useText(networkTexts);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <StateDrawing state={state} />
      <span>{children ?? text(`state.${state}`)}</span>
    </Box>
  );
}
