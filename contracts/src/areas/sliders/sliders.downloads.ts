import { z } from 'zod';
import { catalogueReaders, defineDownloads, download, only, wireInteger, wireText } from '../../kernel';

export const sliderDownloads = defineDownloads('sliders', {
  OpenSliderCover: download({
    method: 'GET',
    path: 'slider/{id}/cover',
    input: z.object({ id: wireInteger(), v: wireText(64).optional() }),
    output: z.unknown(),
    access: only(catalogueReaders),
    summary: 'The picture of a cover, cacheable by its version; of hidden ones only for administrators',
  }),
});
