import { isAdministrator, isShownAt, reject, shownAt } from '@portal/contracts';
import { sliderDownloads, sliderQueries, sliders } from '@portal/contracts/areas/sliders';
import type { LogReader } from '@portal/platform/history/log-reader';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { recordHandlers } from '@portal/platform/record/record-handlers';
import { toSlider } from './slider.wire';

const records = recordHandlers(
  sliders,
  (found, { person }) => found.map((slider) => toSlider(slider, isAdministrator(person.role))),
  { priority: 'place' },
);

export const sliderHandlers = [
  records.list(sliderQueries.ListSliders, ({ shown = false }, { person, now }) =>
    shown || !isAdministrator(person.role) ? shownAt(now(), sliders) : {},
  ),
  records.get(sliderQueries.GetSlider, reject('slider_not_found')),
];

/** For its history. */
const wasCover = async (log: LogReader, id: number, key: string): Promise<boolean> =>
  (await log.readStreams([`slider-${id}`])).some(
    ({ data }) => (data as { readonly coverKey?: string }).coverKey === key,
  );

export const sliderDownloadHandlers = [
  handleDownload(sliderDownloads.OpenSliderCover, async ({ id, v }, { views, person, now, log }) => {
    const slider = await views.get(sliders, String(id));
    const seen =
      slider && !slider.deleted && (isAdministrator(person.role) || isShownAt(slider, now().toISOString()));
    if (!seen) return reject('not_found');
    const isEarlier = v !== undefined && v !== slider.coverKey && isAdministrator(person.role);
    const key = isEarlier && (await wasCover(log, id, v)) ? v : slider.coverKey;
    return {
      key,
      filename: 'cover.jpg',
      // Covers are JPEG (S8).
      contentType: 'image/jpeg',
      disposition: 'inline',
      // Immutable: versioned address.
      immutable: v === key,
    };
  }),
];
