import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { LateMark, PauseChip } from '../pause/PauseChip';
import { usePauseWords } from '../pause/use-pause-words';

interface PauseRowProps {
  pause: MopRequest;
  onOpen: (id: string) => void;
}

/** A pause of the list: when, why, where it stands, and what happened to it last. */
export function PauseRow({ pause, onOpen }: PauseRowProps) {
  const { whenOf, whatOf, detailOf } = usePauseWords();
  const last = pause.history.at(-1);
  return (
    <ButtonBase
      onClick={() => onOpen(pause.id)}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        width: '100%',
        p: { xs: 1.5, sm: 2 },
        borderRadius: 1.5,
        textAlign: 'start',
        '&:hover': { bgcolor: 'background.sunken' },
        '&.Mui-focusVisible': { outlineOffset: '-3' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0 }}>
        <Box sx={{ typography: 'subtitle1', fontVariantNumeric: 'tabular-nums' }}>{whenOf(pause)}</Box>
        <Box
          sx={{
            typography: 'body2',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          }}
        >
          {pause.value}
        </Box>
        {last !== undefined && (
          <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {whatOf(last)} · {detailOf(last)}
            {last.what === 'cancelled' && pause.cancel !== '' && ` · «${pause.cancel}»`}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: { md: 'flex-end' },
          gridRow: { xs: 2, md: 1 },
          gridColumn: { xs: 1, md: 2 },
        }}
      >
        {pause.late && <LateMark />}
        <PauseChip pause={pause} />
      </Box>
      <Box
        component={ChevronRightRounded}
        aria-hidden
        sx={{ color: 'text.secondary', gridRow: 1, gridColumn: { xs: 2, md: 3 } }}
      />
    </ButtonBase>
  );
}
