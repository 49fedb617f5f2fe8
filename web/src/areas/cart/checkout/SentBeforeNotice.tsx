import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { placedTexts } from '../texts';

/** An earlier try did arrive although its answer did not: nothing is ordered twice, and nobody is left guessing. */
export function SentBeforeNotice({ onRemove }: { onRemove: () => void }) {
  const text = useText(placedTexts);
  return (
    <Box
      role="alert"
      sx={{ p: 2, borderRadius: 1.5, border: 1, borderColor: 'warning.main', bgcolor: 'background.paper' }}
    >
      <Box component="h3" sx={{ typography: 'h4', m: 0, pb: 0.5 }}>
        {text('sentBeforeTitle')}
      </Box>
      <Box sx={{ typography: 'body2', pb: 1.5 }}>{text('sentBeforeText')}</Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" component={Link} to="/orders">
          {text('seeOrders')}
        </Button>
        <Button size="small" onClick={onRemove}>
          {text('sentBeforeRemove')}
        </Button>
      </Stack>
    </Box>
  );
}
