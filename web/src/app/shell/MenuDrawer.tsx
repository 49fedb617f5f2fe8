import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { uiMessages } from '#ui/ui.messages';
import { useText } from '../i18n/use-text';
import { railMessages } from './rail.messages';
import { railList } from './rail-column';
import { RailGroups } from './RailGroups';

/** All places of the administrators over the page, where no rail has room. Following a link closes it. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const text = useText(railMessages);
  const uiText = useText(uiMessages);
  return (
    <Drawer
      open
      onClose={onClose}
      anchor="right"
      slotProps={{ paper: { 'aria-label': text('administration'), sx: { width: 'min(20rem, 88vw)', p: 2 } } }}
    >
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', pb: 1.5, pl: 1.25 }}
      >
        <Box sx={{ typography: 'h3' }}>{text('menu')}</Box>
        <IconButton aria-label={uiText('close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Stack>
      <Box component="nav" aria-label={text('administration')} sx={{ '& ul': railList }}>
        <RailGroups onGo={onClose} />
      </Box>
    </Drawer>
  );
}
