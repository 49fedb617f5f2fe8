import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { Button, IconButton, Tooltip } from '@mui/material';
import { libraryCommands } from '@portal/contracts/areas/library';
import type { ResourceDetail, ResourceSummary } from '@portal/contracts/areas/resources';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { SelectionActionProps } from '#core/area-manifest';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { radii } from '#core/theme/tokens';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useFavourites } from './library';
import { keepingTexts } from './texts';

const CollectDialog = lazyOverlay(() => import('./CollectDialog').then((module) => module.CollectDialog));

function useCollectDialog(ids: readonly number[], onDone?: () => void) {
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense>
      <CollectDialog ids={ids} onClose={() => setOpen(false)} onDone={onDone} />
    </Suspense>
  );
  return { open: () => setOpen(true), dialog };
}

interface CornerButtonProps {
  label: string;
  hint: string;
  icon: SvgIconComponent;
  isPressed?: boolean;
  onClick: () => void;
}

function CornerButton({ label, hint, icon: Icon, isPressed, onClick }: CornerButtonProps) {
  return (
    <Tooltip title={hint} describeChild={false}>
      <IconButton
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onClick}
        sx={{
          width: 36,
          height: 36,
          '@media (pointer: coarse)': { width: 40, height: 40 },
          borderRadius: `${radii.pill}px`,
          color: isPressed ? 'primary.main' : 'text.primary',
          bgcolor: 'background.paper',
          border: 'thin solid',
          borderColor: 'divider',
          '&:hover': { borderColor: 'control', bgcolor: 'background.paper' },
        }}
      >
        <Icon aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

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

export function CardKeepingBar({ resource }: { resource: ResourceSummary }) {
  const text = useText(keepingTexts);
  const { mayKeep } = useFavourites();
  const { id, name } = resource;
  const { open, dialog } = useCollectDialog([id]);
  if (!mayKeep) return null;
  return (
    <>
      <CornerButton
        label={text('collectOf', { name })}
        hint={text('collect')}
        icon={PlaylistAddRounded}
        onClick={open}
      />
      <HeartButton resource={resource} />
      {dialog}
    </>
  );
}

function useOpened(id: number, mayKeep: boolean) {
  const { send } = useCallCommand(libraryCommands.OpenResource);
  const report = useEffectEvent(() => void send({ id }).catch(() => undefined));
  useEffect(() => {
    if (mayKeep) report();
  }, [id, mayKeep]);
}

export function PageKeepingBar({ resource }: { resource: ResourceDetail }) {
  const text = useText(keepingTexts);
  const { isFavourite, isFollowed, mayKeep, toggle, follow } = useFavourites();
  const { id } = resource;
  const { open, dialog } = useCollectDialog([id]);
  useOpened(id, mayKeep);
  if (!mayKeep) return null;
  const isOn = isFavourite(id);
  const isFollowing = isFollowed(id);
  return (
    <>
      <Button
        aria-pressed={isOn}
        startIcon={isOn ? <FavoriteRounded color="primary" /> : <FavoriteBorderRounded />}
        onClick={() => toggle(resource)}
      >
        {text('favourite')}
      </Button>
      <Button startIcon={<PlaylistAddRounded />} onClick={open}>
        {text('collect')}
      </Button>
      {isOn && (
        <Button
          aria-pressed={isFollowing}
          startIcon={
            isFollowing ? <NotificationsActiveRounded color="primary" /> : <NotificationsNoneRounded />
          }
          onClick={() => follow(id, !isFollowing)}
        >
          {text('follow')}
        </Button>
      )}
      {dialog}
    </>
  );
}

export function CollectSelectionButton({ ids, onDone }: SelectionActionProps) {
  const text = useText(keepingTexts);
  const may = useMay();
  const { open, dialog } = useCollectDialog(ids, onDone);
  if (!may(libraryCommands.AddToCollection)) return null;
  return (
    <>
      <Button size="small" startIcon={<PlaylistAddRounded />} onClick={open}>
        {text('collect')}
      </Button>
      {dialog}
    </>
  );
}
