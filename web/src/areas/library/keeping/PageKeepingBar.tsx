import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded';
import Button from '@mui/material/Button';
import { libraryCommands } from '@portal/contracts/areas/library';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { keepingTexts } from '../texts';
import { useFavourites } from './use-favourites';

const CollectDialog = lazyOverlay(() => import('./CollectDialog').then((module) => module.CollectDialog));

/** Tells the server once that the page was looked at. Nobody waits for it, and nothing is lost when it fails. */
function useOpened(id: number, mayKeep: boolean) {
  const { send } = useCallCommand(libraryCommands.OpenResource);
  const tell = useEffectEvent(() => void send({ id }).catch(() => undefined));
  useEffect(() => {
    if (mayKeep) tell();
  }, [id, mayKeep]);
}

/** Buttons on the page of a resource, in a row that is there: favourite, collection, and whether one is told of another file. */
export function PageKeepingBar({ resource }: { resource: ResourceDetail }) {
  const text = useText(keepingTexts);
  const { isFavourite, isFollowed, mayKeep, toggle, follow } = useFavourites();
  const [isCollecting, setCollecting] = useState(false);
  const { id } = resource;
  useOpened(id, mayKeep);
  if (!mayKeep) return null;
  const isOn = isFavourite(id);
  const isTold = isFollowed(id);
  return (
    <>
      <Button
        aria-pressed={isOn}
        startIcon={isOn ? <FavoriteRounded color="primary" /> : <FavoriteBorderRounded />}
        onClick={() => toggle(resource)}
      >
        {text('favourite')}
      </Button>
      <Button startIcon={<PlaylistAddRounded />} onClick={() => setCollecting(true)}>
        {text('collect')}
      </Button>
      {isOn && (
        <Button
          aria-pressed={isTold}
          startIcon={isTold ? <NotificationsActiveRounded color="primary" /> : <NotificationsNoneRounded />}
          onClick={() => follow(id, !isTold)}
        >
          {text('follow')}
        </Button>
      )}
      {isCollecting && (
        <Suspense>
          <CollectDialog ids={[id]} onClose={() => setCollecting(false)} />
        </Suspense>
      )}
    </>
  );
}
