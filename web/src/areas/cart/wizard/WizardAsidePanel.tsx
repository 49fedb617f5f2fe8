import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { estimateOf } from '../estimate-of';
import { useEntryLines } from '../ticket/use-entry-lines';
import { EntryTicketPanel, type EntryTicketPanelProps } from '../ticket/EntryTicketPanel';
import { ticketTexts } from '../texts';
import type { Wizard } from './use-wizard';

interface WizardAsidePanelProps {
  wizard: Wizard;
  isHeld: boolean;
}

/** The piece and what has been chosen for it: beside the question on wide screens, a drawer above it on narrow ones. */
export function WizardAsidePanel({ wizard, isHeld }: WizardAsidePanelProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const { entry, reached } = wizard.state;
  // What a page preset is no choice before that page was open.
  const lines = useEntryLines(entry).filter(({ page }) => page <= reached);
  const isFixed = isHeld || wizard.pages.length === 1;
  const onEdit = isFixed ? undefined : wizard.jump;
  const Aside = isWide ? WideAside : NarrowAside;
  return (
    <Box component="aside" sx={{ minWidth: 0 }}>
      <Aside entry={entry} lines={lines} estimate={estimateOf([entry], wizard.rules)} onEdit={onEdit} />
    </Box>
  );
}

/** What stays above it: the bar of the portal and the wizard's steps. */
const headHeight = '10rem';
/** A long ticket scrolls inside, so that what it costs and its bars stay in view: they and the picture need the rest. */
const linesWithin = {
  maxHeight: 'max(9rem, calc(100dvh - 41rem))',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
} as const;

/** Up to so many lines leave room for a large picture. */
const roomyLines = 5;

type PartProps = EntryTicketPanelProps;

function WideAside(ticket: PartProps) {
  const { entry, lines } = ticket;
  return (
    <Box sx={{ position: 'sticky', top: headHeight, '& ul': linesWithin }}>
      <Box
        component="img"
        src={entry.from.image}
        alt=""
        sx={{
          display: 'block',
          width: '100%',
          // A long ticket needs the room.
          maxHeight: lines.length > roomyLines ? '18vh' : '32vh',
          p: 3,
          objectFit: 'contain',
          bgcolor: 'background.sunken',
          borderRadius: 1.5,
        }}
      />
      <Box sx={{ mt: -2, px: 2, position: 'relative' }}>
        <EntryTicketPanel {...ticket} />
      </Box>
    </Box>
  );
}

function NarrowAside(ticket: PartProps) {
  const { entry, lines } = ticket;
  const text = useText(ticketTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${text(isOpen ? 'hide' : 'show')}: ${entry.from.filename}`}
        onClick={() => setOpen(!isOpen)}
        sx={{ width: '100%', gap: 1.5, p: 1, textAlign: 'start', justifyContent: 'flex-start' }}
      >
        <Box
          component="img"
          src={entry.from.image}
          alt=""
          sx={{
            width: '3rem',
            height: '3rem',
            objectFit: 'cover',
            borderRadius: 1,
            bgcolor: 'background.sunken',
          }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            variant="subtitle2"
            component="div"
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {entry.from.filename}
          </Typography>
          <Typography variant="caption" component="div" color="textSecondary">
            {text('chosen', { count: lines.length })}
          </Typography>
        </Box>
        <ExpandMoreRounded
          aria-hidden
          sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ px: 2, pb: 2, pt: 1, bgcolor: 'background.sunken' }}>
          <EntryTicketPanel {...ticket} />
        </Box>
      </Collapse>
    </Box>
  );
}
