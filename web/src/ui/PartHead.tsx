import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PartHeadProps {
  title: string;
  id?: string;
  /** Link to all of it. */
  more?: { readonly label: string; readonly to: string };
  actions?: ReactNode;
}

export function PartHead({ title, id, more, actions }: PartHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: actions === undefined ? 'baseline' : 'center',
        columnGap: 2,
        rowGap: 0.5,
        pb: 2,
      }}
    >
      <Typography variant="h3" component="h2" id={id} sx={{ flex: 1, minWidth: 'min(100%, 12ch)' }}>
        {title}
      </Typography>
      {more !== undefined && (
        <MuiLink
          component={Link}
          to={more.to}
          sx={{ typography: 'subtitle2', display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 0.5 }}
        >
          {more.label}
          <ArrowForwardRounded aria-hidden fontSize="small" />
        </MuiLink>
      )}
      {actions}
    </Box>
  );
}
