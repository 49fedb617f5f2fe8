import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import IconButton from '@mui/material/IconButton';
import { useText } from '#core/i18n/use-text';
import { useFavourite } from './use-favourite';
import { siteTexts } from '../texts';

interface FavouriteButtonProps {
  restaurant: { readonly id: number; readonly name: string };
}

/** The star of a restaurant: pressed for the favourite (R-ACC-16). */
export function FavouriteButton({ restaurant: { id, name } }: FavouriteButtonProps) {
  const text = useText(siteTexts);
  const { favourite, mayChoose, choose } = useFavourite();
  if (!mayChoose) return null;
  const isFavourite = id === favourite;
  return (
    <IconButton
      aria-pressed={isFavourite}
      aria-label={text('siteMakeFavourite', { name })}
      title={text(isFavourite ? 'siteIsFavourite' : 'siteMakeFavourite', { name })}
      onClick={() => choose(id)}
      sx={{ color: isFavourite ? 'warning.main' : 'text.secondary' }}
    >
      {isFavourite ? <StarRounded /> : <StarBorderRounded />}
    </IconButton>
  );
}
