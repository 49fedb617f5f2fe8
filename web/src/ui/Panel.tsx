import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { Box, ButtonBase, Card, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { recall, remember } from '#core/remembered';
import { motion, radii } from '#core/theme/tokens';

const Toggle = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 'var(--control-height)',
  padding: '4px 16px',
  borderRadius: radii.card,
  textAlign: 'start',
  '&.Mui-focusVisible': { outlineOffset: -3 },
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& svg': {
    transition: `transform ${motion.calm}ms ${motion.ease}`,
    color: theme.vars.palette.text.secondary,
  },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));

/** Printed pages cannot unfold. */
const content = { px: 2, pb: 2, pt: 0.5, '@media print': { display: 'block' } };

interface PanelProps {
  title: string;
  /** Heading level. */
  level?: 'h2' | 'h3';
  aside?: ReactNode;
  /** Foldable; storage key of its state. */
  foldsAs?: string;
  children: ReactNode;
}

function Title({ title, aside }: Pick<PanelProps, 'title' | 'aside'>) {
  return (
    <Typography variant="h4" component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      {title}
      <Typography variant="caption" component="span" color="textSecondary">
        {aside}
      </Typography>
    </Typography>
  );
}

export function Panel({ title, level = 'h2', aside, foldsAs, children }: PanelProps) {
  const id = useId();
  const key = `panel.${foldsAs}`;
  const [isOpen, setOpen] = useState(() => recall(key) !== 'folded');
  const toggle = () => {
    remember(key, isOpen ? 'folded' : null);
    setOpen(!isOpen);
  };
  if (foldsAs === undefined) {
    return (
      <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
        <Box component={level} id={id} sx={{ m: 0, '&:not(:last-child)': { pb: 1 } }}>
          <Title title={title} aside={aside} />
        </Box>
        {children}
      </Card>
    );
  }
  return (
    <Card component="section" aria-labelledby={id}>
      <Box component={level} sx={{ m: 0 }}>
        <Toggle id={id} aria-expanded={isOpen} aria-controls={`${id}-content`} onClick={toggle}>
          <Title title={title} aside={aside} />
          <ExpandMoreRounded aria-hidden data-print="no" />
        </Toggle>
      </Box>
      <Box id={`${id}-content`} hidden={!isOpen} sx={content}>
        {children}
      </Box>
    </Card>
  );
}
