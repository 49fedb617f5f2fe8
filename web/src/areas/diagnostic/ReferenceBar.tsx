import { Stack, Typography } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { brandsTexts, swotOptionsTexts } from './texts';

export const brandsPath = '/admin/reference';
export const swotOptionsPath = '/admin/reference/swot';

/** AMB-66. */
export function ReferenceBar() {
  const text = useText(brandsTexts);
  const swotText = useText(swotOptionsTexts);
  const lists = [
    { path: brandsPath, title: text('title') },
    { path: swotOptionsPath, title: swotText('title') },
  ];
  return (
    <Stack
      component="nav"
      direction="row"
      spacing={3}
      aria-label={text('lists')}
      data-print="no"
      sx={{ overflowX: 'auto', mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {lists.map(({ path, title }) => (
        <Typography
          key={path}
          variant="subtitle2"
          component={NavLink}
          end
          to={path}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 'var(--control-height)',
            whiteSpace: 'nowrap',
            textDecoration: 'none',
            color: 'text.secondary',
            borderBottom: 3,
            borderColor: 'transparent',
            '&:hover': { color: 'text.primary' },
            '&[aria-current="page"]': { color: 'text.primary', borderColor: 'primary.main' },
            '&:focus-visible': { outlineOffset: -3 },
          }}
        >
          {title}
        </Typography>
      ))}
    </Stack>
  );
}
