import { acting, both, type RightsOf } from '../rights-row';

/** AMB-08. */
export const slidersRights: RightsOf<'sliders'> = {
  AddSlider: both('AE', 'n/a'),
  UpdateSlider: both('AE', 'n/a'),
  MoveSlider: both('AE', 'n/a'),
  DeleteSlider: both('AE', 'n/a'),
  RestoreSlider: both('AE', 'n/a'),
  GetSlider: both('AE', 'n/a'),
  ListSliders: both('FAMEC', 'n/a', acting('AE')),
  OpenSliderCover: both('FAMEC', 'n/a', acting('AE')),
  LogSliderClick: both('FAMEC', 'n/a', acting('AE')),
};
