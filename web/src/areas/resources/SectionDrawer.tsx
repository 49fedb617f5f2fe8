import CloseRounded from '@mui/icons-material/CloseRounded';
import { Chip, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { type Section, SectionType } from '@portal/contracts/areas/sections';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '#ui/texts/early';
import { type CataloguePlace, sectionPath, typeNames } from './catalogue';
import { SectionTree } from './SectionTree';
import { cardTexts, catalogueTexts } from './texts';

interface SectionDrawerProps {
  type: SectionType;
  sections: readonly Section[];
  place: CataloguePlace | undefined;
  onClose: () => void;
}

export function SectionDrawer({ type, sections, place, onClose }: SectionDrawerProps) {
  const text = useText(catalogueTexts);
  const typeText = useText(cardTexts);
  const uiText = useText(uiTexts);
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': text('types'), sx: { width: 'min(20rem, 88vw)', p: 2 } } }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', pb: 1.5 }}>
        <Typography variant="h3" component="div">
          {text('types')}
        </Typography>
        <IconButton aria-label={uiText('close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Stack>
      <Stack
        component="nav"
        aria-label={text('types')}
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, pb: 3 }}
      >
        {Object.values(SectionType).map((other) => (
          <Chip
            key={other}
            component={Link}
            to={sectionPath(other)}
            clickable
            variant={other === type ? 'filled' : 'outlined'}
            color={other === type ? 'secondary' : 'default'}
            label={typeText(typeNames[other])}
            onClick={onClose}
          />
        ))}
      </Stack>
      <SectionTree type={type} sections={sections} place={place} onGo={onClose} />
    </Drawer>
  );
}
