import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { Suspense, useState } from 'react';
import { useText } from '#app/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { CornerButton } from './CornerButton';
import { keepingMessages } from './keeping.messages';
import { useFavourites } from './use-favourites';

const CollectDialog = lazyOverlay(() => import('./CollectDialog').then((module) => module.CollectDialog));

/** In the corner of a card: the heart, and the way into a collection. */
export function CardKeepingBar({ resource }: { resource: ResourceSummary }) {
  const text = useText(keepingMessages);
  const { isFavourite, mayKeep, toggle } = useFavourites();
  const [isCollecting, setCollecting] = useState(false);
  if (!mayKeep) return null;
  const { id, name } = resource;
  const isOn = isFavourite(id);
  return (
    <>
      <CornerButton
        label={text('collectOf', { name })}
        hint={text('collect')}
        icon={PlaylistAddRounded}
        onClick={() => setCollecting(true)}
      />
      <CornerButton
        label={text('favouriteOf', { name })}
        hint={text(isOn ? 'removeFavourite' : 'addFavourite')}
        icon={isOn ? FavoriteRounded : FavoriteBorderRounded}
        isPressed={isOn}
        onClick={() => toggle(resource)}
      />
      {isCollecting && (
        <Suspense>
          <CollectDialog ids={[id]} onClose={() => setCollecting(false)} />
        </Suspense>
      )}
    </>
  );
}
