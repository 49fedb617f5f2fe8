import AccountTreeRounded from '@mui/icons-material/AccountTreeRounded';
import Button from '@mui/material/Button';
import type { Section, SectionType } from '@portal/contracts/areas/sections';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import type { CataloguePlace } from './catalogue-place';
import { catalogueTexts } from '../texts';
import { lazyOverlay } from '#ui/part/lazy-part';

const SectionDrawer = lazyOverlay(() => import('./SectionDrawer').then((module) => module.SectionDrawer));

interface SectionsButtonProps {
  type: SectionType;
  sections: readonly Section[];
  place: CataloguePlace | undefined;
}

/** On phones: opens the section tree that stands beside the pieces elsewhere. */
export function SectionsButton({ type, sections, place }: SectionsButtonProps) {
  const text = useText(catalogueTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<AccountTreeRounded />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        size="small"
        sx={{ display: { md: 'none' }, borderRadius: 4 }}
      >
        {text('sections')}
      </Button>
      <Suspense>
        {isOpen && (
          <SectionDrawer type={type} sections={sections} place={place} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
