import CloseRounded from '@mui/icons-material/CloseRounded';
import { Box, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { uiTexts } from '#ui/texts/early';
import { railTexts } from '../texts';
import { useText } from '#core/i18n/use-text';
import { railList } from './rail-column';
import { PlaceList, RailGroups } from './Rail';
import { useHasRail, useMenuLinks } from './use-nav';

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const text = useText(railTexts);
  const uiText = useText(uiTexts);
  const hasRail = useHasRail();
  const links = useMenuLinks();
  const label = text(hasRail ? 'administration' : 'menu');
  return (
    <Drawer
      open
      onClose={onClose}
      anchor="right"
      slotProps={{ paper: { 'aria-label': label, sx: { width: 'min(20rem, 88vw)', p: 2 } } }}
    >
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', pb: 1.5, pl: 1.25 }}
      >
        <Typography variant="h3" component="div">
          {text('menu')}
        </Typography>
        <IconButton aria-label={uiText('close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Stack>
      <Box component="nav" aria-label={label} sx={{ '& ul': railList }}>
        {hasRail ? <RailGroups onGo={onClose} /> : <PlaceList label={label} links={links} onGo={onClose} />}
      </Box>
    </Drawer>
  );
}
