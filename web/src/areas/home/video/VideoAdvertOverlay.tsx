import type { Video } from '@portal/contracts/areas/videos';
import { Suspense, useState } from 'react';
import { isUnwanted, rememberUnwanted } from './video-memory';
import { lazyOverlay } from '#ui/part/lazy-part';

const VideoDialog = lazyOverlay(() => import('./VideoDialog').then((module) => module.VideoDialog));

/** The video advert that is shown now, unless this browser has had enough of it (R-HOM-01…03). */
export function VideoAdvertOverlay({ video }: { video: Video | null }) {
  const [closed, setClosed] = useState<number | null>(null);
  if (video === null || video.id === closed || isUnwanted(video.id)) return null;
  const close = () => setClosed(video.id);
  const forget = () => {
    rememberUnwanted(video.id);
    close();
  };
  return (
    <Suspense>
      <VideoDialog url={video.url} onNoMore={forget} onLater={close} />
    </Suspense>
  );
}
