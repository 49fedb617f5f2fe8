import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { firstPriority, type Slider } from '@portal/contracts/areas/sliders';
import { useText } from '#core/i18n/use-text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { slidersTexts } from './texts';
import { useSliderMoves } from './use-slider-moves';

/** The position, with a step up and a step down beside it (R-AME-06). */
export function PositionButtons({ row }: { row: Slider }) {
  const text = useText(slidersTexts);
  const { move, news } = useSliderMoves();
  const { name, priority } = row;
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Box sx={{ minWidth: 24, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{priority}</Box>
      <IconButton
        size="small"
        aria-label={text('up', { name })}
        disabled={priority <= firstPriority}
        onClick={() => move(row, 'up')}
      >
        <KeyboardArrowUpRounded />
      </IconButton>
      <IconButton size="small" aria-label={text('down', { name })} onClick={() => move(row, 'down')}>
        <KeyboardArrowDownRounded />
      </IconButton>
    </Stack>
  );
}
