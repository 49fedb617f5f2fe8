import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { CornerButton } from './CornerButton';
import { HeartButton } from './HeartButton';
import { keepingTexts } from '../texts';
import { useFavourites } from './use-favourites';

const CollectDialog = lazyOverlay(() => import('./CollectDialog').then((module) => module.CollectDialog));

/** In the corner of a card: the heart, and the way into a collection. */
export function CardKeepingBar({ resource }: { resource: ResourceSummary }) {
  const text = useText(keepingTexts);
  const { mayKeep } = useFavourites();
  const [isCollecting, setCollecting] = useState(false);
  if (!mayKeep) return null;
  const { id, name } = resource;
  return (
    <>
      <CornerButton
        label={text('collectOf', { name })}
        hint={text('collect')}
        icon={PlaylistAddRounded}
        onClick={() => setCollecting(true)}
      />
      <HeartButton resource={resource} />
      {isCollecting && (
        <Suspense>
          <CollectDialog ids={[id]} onClose={() => setCollecting(false)} />
        </Suspense>
      )}
    </>
  );
}
