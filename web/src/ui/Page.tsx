import { Box, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { contentWidth } from '#core/theme/tokens';
import { uiTexts } from './texts/early';
import { unbroken } from './unbroken';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

interface PageProps {
  title: string;
  subtitle?: ReactNode;
  /** Without the page itself. */
  crumbs?: readonly Crumb[];
  actions?: ReactNode;
  /** `full` for tables. */
  width?: 'content' | 'full';
  children: ReactNode;
}

const Way = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  '& ol': { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', minHeight: 24 },
  '& li:not(:last-child)::after': {
    content: '"/" / ""',
    padding: '0 8px',
    color: theme.vars.palette.control,
  },
  '& a': {
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  },
}));

function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useText(uiTexts);
  return (
    <Way aria-label={text('breadcrumb')}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </Way>
  );
}

/** Sets the tab title. */
export function Page({ title, subtitle, crumbs = [], actions, width = 'content', children }: PageProps) {
  const market = useMarket();
  useEffect(() => {
    document.title = `${title} · ${market.title}`;
  }, [title, market]);
  return (
    <Box
      sx={{
        mx: 'auto',
        width: '100%',
        maxWidth: width === 'content' ? contentWidth : 'none',
        pb: { xs: 4, md: 6 },
      }}
    >
      <Stack spacing={0.75} sx={{ pb: { xs: 2.5, md: 3 } }}>
        {crumbs.length > 0 && <Trail crumbs={crumbs} />}
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 2 }}
        >
          {/* Long titles wrap before actions move below. */}
          <Box sx={{ minWidth: 0, flex: '1 1 min(18rem, 60%)' }}>
            <Typography variant="h1" sx={{ fontSize: { xs: 'h2.fontSize', md: 'h1.fontSize' } }}>
              {unbroken(title)}
            </Typography>
            {subtitle !== undefined && <Box sx={{ color: 'text.secondary', pt: 0.75 }}>{subtitle}</Box>}
          </Box>
          {actions !== undefined && (
            <Stack
              direction="row"
              useFlexGap
              spacing={1}
              data-print="no"
              sx={{
                flexWrap: 'wrap',
                alignItems: 'center',
                '& > .MuiButton-root': { px: { xs: 1.5, sm: 2 } },
              }}
            >
              {actions}
            </Stack>
          )}
        </Stack>
      </Stack>
      {children}
    </Box>
  );
}
