import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { motion, radii } from '#core/theme/tokens';

const slide = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Pixels: below the bar and the head of the list, which both stay. */
const topInset = 128;

interface NewsPillProps {
  /** "3 new orders". */
  label: string;
  /** 0: there is nothing new. */
  count: number;
  onShow: () => void;
}

/** Says that something new waits above what is being read, without moving it; pressing it shows what waits. */
export function NewItemsPill({ label, count, onShow }: NewsPillProps) {
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        top: topInset,
        zIndex: 3,
        height: 0,
        display: 'flex',
        justifyContent: 'center',
      }}
    >
      {count > 0 && (
        <Button
          variant="contained"
          color="primary"
          size="small"
          startIcon={<ArrowUpwardRounded aria-hidden />}
          onClick={onShow}
          sx={{
            borderRadius: `${radii.pill}px`,
            boxShadow: '0 6px 18px rgb(20 18 15 / 0.24)',
            animation: `${slide} ${motion.slow}ms ${motion.ease}`,
          }}
        >
          {label}
        </Button>
      )}
    </Box>
  );
}
