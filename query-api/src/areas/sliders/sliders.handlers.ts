import { isAdministrator, isShownAt, reject, shownAt } from '@portal/contracts';
import { sliderDownloads, sliderQueries, sliders } from '@portal/contracts/areas/sliders';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';
import { viewSort } from '../../wire-sort';
import { toSlider } from './slider.wire';

const sortFields: Readonly<Record<string, string>> = {
  priority: 'place',
  status: 'active',
  start_date: 'from',
  end_date: 'until',
};

const notFound = reject('slider_not_found');
const isThere = { deleted: { eq: false } };

export const sliderHandlers = [
  handleQueryOfPerson(sliderQueries.ListSliders, async (input, { views, person, now }) => {
    const administrator = isAdministrator(person.role);
    const shown = !administrator || input.shown === true;
    const { documents, total } = await views.find(sliders, {
      where: { ...isThere, ...(shown && shownAt(now())) },
      ...(input.q && { text: input.q }),
      sort: viewSort(input.sort, sortFields),
      page: input.page,
      size: input.size,
    });
    return { records: documents.map((slider) => toSlider(slider, administrator)), total };
  }),

  handleQueryOfPerson(sliderQueries.GetSlider, async ({ id }, { views }) => {
    const slider = await views.get(sliders, String(id));
    return slider && !slider.deleted ? toSlider(slider, true) : notFound;
  }),
];

export const sliderDownloadHandlers = [
  handleDownload(sliderDownloads.OpenSliderCover, async ({ id, v }, { views, person, now }) => {
    const slider = await views.get(sliders, String(id));
    const seen =
      slider && !slider.deleted && (isAdministrator(person.role) || isShownAt(slider, now().toISOString()));
    if (!seen) return reject('not_found');
    return {
      key: slider.coverKey,
      filename: 'cover.jpg',
      // Covers are JPEG (S8).
      contentType: 'image/jpeg',
      disposition: 'inline',
      // Immutable: versioned address.
      immutable: v === slider.coverKey,
    };
  }),
];
