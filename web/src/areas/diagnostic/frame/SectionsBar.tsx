import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { type DiagnosticSection, diagnosticSections } from '@portal/contracts/areas/diagnostic';
import { useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { lowScreen } from '#core/theme/tokens';
import { diagnosticTexts } from '../texts';
import type { SectionProgress } from './progress';
import { SectionMarkChip } from './SectionMarkChip';
import { usePlaceName } from './use-place-name';

const Bar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: theme.spacing(7),
  marginTop: theme.spacing(3),
  marginInline: theme.spacing(-2),
  padding: theme.spacing(0.5, 2),
  paddingBottom: 'max(0.25rem, env(safe-area-inset-bottom))',
  borderTop: `0.0625rem solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { marginInline: theme.spacing(-4), paddingInline: theme.spacing(4) },
  [lowScreen]: { position: 'static' },
}));

interface SectionsBarProps {
  progress: readonly SectionProgress[];
  current: DiagnosticSection;
  onGo: (section: DiagnosticSection) => void;
}

/** The sections within reach of a thumb, where there is no room for a menu at the side: which one is read, and the others. */
export function SectionsBar({ progress, current, onGo }: SectionsBarProps) {
  const text = useText(diagnosticTexts);
  const nameOf = usePlaceName();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const place = diagnosticSections.indexOf(current);
  const before = diagnosticSections[place - 1];
  const after = diagnosticSections[place + 1];
  const take = (section: DiagnosticSection) => {
    setAnchor(null);
    onGo(section);
  };
  return (
    <Bar aria-label={text('menu')} data-print="no">
      <IconButton
        aria-label={text('previous')}
        disabled={before === undefined}
        onClick={() => before && onGo(before)}
      >
        <KeyboardArrowUpRounded />
      </IconButton>
      <Button
        id={id}
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={text('position', {
          number: place + 1,
          all: diagnosticSections.length,
          name: nameOf(current),
        })}
        startIcon={<FormatListNumberedRounded />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 1, minWidth: 0 }}
      >
        {`${place + 1} · ${nameOf(current)}`}
      </Button>
      <IconButton
        aria-label={text('next')}
        disabled={after === undefined}
        onClick={() => after && onGo(after)}
      >
        <KeyboardArrowDownRounded />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {progress.map(({ section, mark, alerts }, index) => (
          <MenuItem key={section} selected={section === current} onClick={() => take(section)}>
            <ListItemIcon>
              <SectionMarkChip mark={mark} alerts={alerts} />
            </ListItemIcon>
            {`${index + 1} · ${nameOf(section)}`}
          </MenuItem>
        ))}
      </Menu>
    </Bar>
  );
}
