import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useText } from '#core/i18n/use-text';
import { useFavourite } from './use-favourite';
import { siteTexts } from '../texts';

const Press = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  margin: '-4px 0',
  borderRadius: '50%',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&[data-favourite="true"]': { color: theme.vars.palette.warning.main, cursor: 'inherit' },
  '&:hover': { color: theme.vars.palette.warning.main },
}));

/** For pointers: options hold no focusable elements. Keys use the foot. */
export function SiteStar({ site: { id, name } }: { site: SessionRestaurant }) {
  const text = useText(siteTexts);
  const { favourite, mayChoose, choose } = useFavourite();
  const isFavourite = id === favourite;
  if (isFavourite) {
    return (
      <Press data-favourite="true">
        <StarRounded titleAccess={text('siteIsFavourite', { name })} />
      </Press>
    );
  }
  if (!mayChoose) return null;
  return (
    <Press
      aria-hidden
      title={text('siteMakeFavourite', { name })}
      data-star={id}
      onClick={(event) => {
        event.stopPropagation();
        choose(id);
      }}
    >
      <StarBorderRounded />
    </Press>
  );
}

/** Makes the active option the favourite. */
export function SiteFavouriteFoot({ site }: { site: SessionRestaurant | undefined }) {
  const text = useText(siteTexts);
  const { favourite, mayChoose, choose } = useFavourite();
  if (site === undefined || !mayChoose) return null;
  const isFavourite = site.id === favourite;
  return (
    <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
      <Button
        fullWidth
        size="small"
        variant="text"
        aria-pressed={isFavourite}
        startIcon={isFavourite ? <StarRounded /> : <StarBorderRounded />}
        onClick={() => choose(site.id)}
      >
        {text(isFavourite ? 'siteIsFavourite' : 'siteMakeFavourite', { name: site.name })}
      </Button>
    </Box>
  );
}
