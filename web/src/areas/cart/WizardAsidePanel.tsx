import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { Box, ButtonBase, Card, Collapse, Typography, useMediaQuery } from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { EntryTicketPanel, type EntryTicketPanelProps, useEntryLines } from './EntryTicketPanel';
import { estimateOf } from './cart';
import { ticketTexts } from './texts';
import type { Wizard } from './use-wizard';

interface WizardAsidePanelProps {
  wizard: Wizard;
  isUploading: boolean;
}

export function WizardAsidePanel({ wizard, isUploading }: WizardAsidePanelProps) {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const { entry, reached } = wizard.state;
  // Defaults of pages that were never open are no answers.
  const lines = useEntryLines(entry).filter(({ page }) => page <= reached);
  const isFixed = isUploading || wizard.pages.length === 1;
  const Aside = isWide ? WideAside : NarrowAside;
  return (
    <Box component="aside" sx={{ minWidth: 0 }}>
      <Aside
        entry={entry}
        lines={lines}
        estimate={estimateOf([entry], wizard.rules)}
        onEdit={isFixed ? undefined : wizard.jump}
      />
    </Box>
  );
}

/** Height of the top bar and the wizard's steps. */
const headHeight = '10rem';
/** Long tickets scroll inside, so that estimate and barcode stay visible. */
const linesWithin = {
  maxHeight: 'max(9rem, calc(100dvh - 41rem))',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
} as const;

/** More lines need the room of a large picture. */
const maxLinesBelowLargePicture = 5;

function WideAside(ticket: EntryTicketPanelProps) {
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
          maxHeight: lines.length > maxLinesBelowLargePicture ? '18vh' : '32vh',
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

function NarrowAside(ticket: EntryTicketPanelProps) {
  const { entry, lines } = ticket;
  const text = useText(ticketTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
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
          <Typography variant="subtitle2" component="div" noWrap>
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
    </Card>
  );
}
