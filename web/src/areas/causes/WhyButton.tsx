import { Link } from '@mui/material';
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
      <Link
        component="button"
        type="button"
        color="inherit"
        variant="inherit"
        aria-label={text('whyNamed', { of })}
        aria-haspopup="dialog"
        sx={{ ml: 1, minHeight: 24 }}
        onClick={() => setOpen(true)}
      >
        {text('why')}
      </Link>
      <Suspense>{isOpen && <WhyDialog position={position} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
