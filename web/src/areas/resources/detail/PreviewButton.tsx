import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { type ResourceDetail, resourceDownloads } from '@portal/contracts/areas/resources';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { fillPath } from '#core/client/build-request';
import { apiBase } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { detailTexts } from '../texts';
import { lazyOverlay } from '#ui/part/lazy-part';

const PdfDialog = lazyOverlay(() => import('#ui/pdf/PdfDialog').then((module) => module.PdfDialog));
const Lightbox = lazyOverlay(() => import('#ui/pictures/Lightbox').then((module) => module.Lightbox));

const isPdf = /\.pdf$/i;
const isPicture = /\.(jpe?g|png|webp)$/i;

/** Shows the document or the picture without downloading it; nothing for other kinds of files (R-CON-29). */
export function PreviewButton({ resource }: { resource: ResourceDetail }) {
  const text = useText(detailTexts);
  const [isOpen, setOpen] = useState(false);
  const { id, file, name, update_date: version } = resource;
  if (!isPdf.test(file) && !isPicture.test(file)) return null;
  // The address changes with the file, so that nothing older is shown.
  const url = `${apiBase}${fillPath(resourceDownloads.PreviewResource.path, { id })}?v=${encodeURIComponent(version)}`;
  const close = () => setOpen(false);
  return (
    <>
      <Button startIcon={<VisibilityRounded />} onClick={() => setOpen(true)}>
        {text('preview')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && isPdf.test(file) && <PdfDialog url={url} title={name} onClose={close} />}
        {isOpen && isPicture.test(file) && <Lightbox pictures={[url]} from={0} onClose={close} />}
      </Suspense>
    </>
  );
}
