import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { useText } from '#core/i18n/use-text';
import { CornerButton } from './CornerButton';
import { keepingTexts } from '../texts';
import { useFavourites } from './use-favourites';

/** The heart of a resource: on its card, and in a row of a table. */
export function HeartButton({ resource }: { resource: Pick<ResourceSummary, 'id' | 'name'> }) {
  const text = useText(keepingTexts);
  const { isFavourite, mayKeep, toggle } = useFavourites();
  if (!mayKeep) return null;
  const { id, name } = resource;
  const isOn = isFavourite(id);
  return (
    <CornerButton
      label={text('favouriteOf', { name })}
      hint={text(isOn ? 'removeFavourite' : 'addFavourite')}
      icon={isOn ? FavoriteRounded : FavoriteBorderRounded}
      isPressed={isOn}
      onClick={() => toggle({ id, name })}
    />
  );
}
