import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { causesTexts } from './texts';

const WhyDialog = lazyOverlay(() => import('./WhyDialog').then((module) => module.WhyDialog));

/** Of the event at that position. */
export function WhyButton({ position, of }: { position: number; of: string }) {
  const text = useText(causesTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<HelpOutlineRounded />}
        aria-label={text('whyNamed', { of })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text('why')}
      </Button>
      <Suspense>{isOpen && <WhyDialog position={position} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
