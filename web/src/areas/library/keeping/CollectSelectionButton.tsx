import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { SelectionActionProps } from '#core/area-manifest';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { libraryCommands } from '@portal/contracts/areas/library';
import { lazyOverlay } from '#ui/part/lazy-part';
import { keepingTexts } from '../texts';

const CollectDialog = lazyOverlay(() => import('./CollectDialog').then((module) => module.CollectDialog));

/** Puts all selected resources into a collection. */
export function CollectSelectionButton({ ids, onDone }: SelectionActionProps) {
  const text = useText(keepingTexts);
  const may = useMay();
  const [isCollecting, setCollecting] = useState(false);
  if (!may(libraryCommands.AddToCollection)) return null;
  return (
    <>
      <Button size="small" startIcon={<PlaylistAddRounded />} onClick={() => setCollecting(true)}>
        {text('collect')}
      </Button>
      {isCollecting && (
        <Suspense>
          <CollectDialog ids={ids} onClose={() => setCollecting(false)} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}
