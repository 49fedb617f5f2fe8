import { isAdministrator, isShownAt, reject, shownAt } from '@portal/contracts';
import { sliderDownloads, sliderQueries, sliders } from '@portal/contracts/areas/sliders';
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

export const sliderDownloadHandlers = [
  handleDownload(sliderDownloads.OpenSliderCover, async ({ id, v }, { views, log, person, now }) => {
    const slider = await views.get(sliders, String(id));
    const seen =
      slider && !slider.deleted && (isAdministrator(person.role) || isShownAt(slider, now().toISOString()));
    if (!seen) return reject('not_found');
    const isNewest = v === slider.coverKey;
    // Histories show administrators earlier covers at their address.
    const earlier = !isNewest && v !== undefined && isAdministrator(person.role);
    const events = earlier ? await log.readStreams([`slider-${id}`]) : [];
    const wasCover = events.some(({ data }) => (data as { readonly coverKey?: string }).coverKey === v);
    return {
      key: wasCover && v ? v : slider.coverKey,
      filename: 'cover.jpg',
      // Covers are JPEG (S8).
      contentType: 'image/jpeg',
      disposition: 'inline',
      // Immutable: versioned address.
      immutable: isNewest,
    };
  }),
];
