import { type DocumentOf, toPeriodOutput } from '@portal/contracts';
import { coverPath, type Slider, type sliders } from '@portal/contracts/areas/sliders';

export type SliderDocument = DocumentOf<typeof sliders>;

/** Click counts are for administrators only. */
export const toSlider = (slider: SliderDocument, administrator: boolean): Slider => ({
  id: slider.id,
  name: slider.name,
  file: coverPath(slider.id, slider.coverKey),
  url: slider.url,
  ...toPeriodOutput(slider),
  priority: slider.priority,
  clicks: administrator ? slider.clicks : null,
  version: slider.version,
});
