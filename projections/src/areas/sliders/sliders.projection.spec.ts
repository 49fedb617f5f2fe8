import { describe, it } from '@jest/globals';
import {
  aSliderAdded,
  aSliderUpdated,
  aSliderClicked,
  aSliderDeleted,
  aSliderMoved,
  aSliderRestored,
  aSliderPeriodReached,
} from '@portal/contracts/areas/sliders';
import { projecting } from '@portal/platform/testing/projection-kit';
import { slidersProjection } from './sliders.projection';

const kit = projecting(slidersProjection);
const start = '2026-11-20T10:00:00.000Z';
const document = {
  id: 7,
  name: 'Otoño a la brasa',
  coverKey: 'c'.repeat(32),
  url: '/nacional/menus',
  active: true,
  start: null,
  end: null,
  from: '',
  until: '9999-12-31T23:59:59.999Z',
  priority: 3,
  place: 3_000_007,
  clicks: 0,
  version: 0,
  deleted: false,
};

describe('the view of covers', () => {
  it('[R-ENT-07] holds what each shows, where it leads and when', async () => {
    await kit.given([aSliderAdded()]).thenDocument('7', document);
    await kit.given([aSliderAdded({ start })]).thenDocument('7', { ...document, start, from: start });
  });

  it('[R-AME-06] [AMB-19] follows moves and edits, each leaving alone what is the other’s', async () => {
    await kit.given([aSliderAdded(), aSliderMoved(), aSliderUpdated({ end: start })]).thenDocument('7', {
      ...document,
      name: 'Invierno a la brasa',
      end: start,
      until: start,
      version: 2,
      priority: 2,
      place: 2_000_007,
    });
  });

  it('[R-HOM-07] counts clicks, also while the cover is deleted', async () => {
    const clicks = [aSliderClicked(), aSliderDeleted(), aSliderClicked({ userId: 13 })];
    await kit.given([aSliderAdded(), ...clicks]).thenDocument('7', { ...document, clicks: 2, deleted: true });
    await kit
      .given([aSliderAdded(), ...clicks, aSliderRestored(), aSliderPeriodReached()])
      .thenDocument('7', { ...document, clicks: 2 });
  });

  it('holds nothing of a cover that was never added', async () => {
    await kit
      .given([aSliderUpdated(), aSliderMoved(), aSliderClicked(), aSliderDeleted(), aSliderRestored()])
      .thenNoDocument('7');
  });
});
