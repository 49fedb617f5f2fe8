import LibraryAddRounded from '@mui/icons-material/LibraryAddRounded';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { DropAnywhereOverlay } from './DropAnywhereOverlay';
import { draftsTexts } from '../../texts';
import { useDrafts } from './use-drafts';
import { lazyOverlay } from '#ui/part/lazy-part';

const DraftsDialog = lazyOverlay(() => import('./DraftsDialog').then((module) => module.DraftsDialog));

/** Many files at once, by button or dropped anywhere on the page: each becomes a draft (R-ARS-07, R-ARS-16). */
export function ManyDraftsDialog() {
  const text = useText(draftsTexts);
  const drafts = useDrafts();
  const [isOpen, setOpen] = useState(false);
  const take = (files: readonly File[]) => {
    drafts.take(files);
    setOpen(true);
  };
  const close = () => {
    drafts.clear();
    setOpen(false);
  };
  return (
    <>
      <Button startIcon={<LibraryAddRounded />} onClick={() => setOpen(true)}>
        {text('open')}
      </Button>
      <DropAnywhereOverlay onFiles={take} />
      <Suspense>{isOpen && <DraftsDialog drafts={drafts} onClose={close} />}</Suspense>
    </>
  );
}
