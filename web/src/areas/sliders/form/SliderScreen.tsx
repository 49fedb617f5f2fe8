import { sliderQueries } from '@portal/contracts/areas/sliders';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useCallList, useCallQuery } from '../../../app/client/use-call-query';
import { useText } from '../../../app/i18n/use-text';
import { Page } from '../../../ui/Page';
import { useEdition } from '../../../ui/record/use-edition';
import { Loaded } from '../../../ui/states/Loaded';
import { SkeletonRows } from '../../../ui/states/Skeletons';
import { slidersMessages } from '../sliders.messages';
import { newSlider, valuesOf } from './slider-values';
import { SliderForm } from './SliderForm';

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const text = useText(slidersMessages);
  return (
    <Page title={title} crumbs={[{ label: text('back'), to: '/admin/sliders' }]}>
      {children}
    </Page>
  );
}

/** A new cover, behind the others unless its position says otherwise. */
export function AddSliderScreen() {
  const text = useText(slidersMessages);
  const others = useCallList(sliderQueries.ListSliders, {});
  return (
    <Frame title={text('newTitle')}>
      <Loaded query={others} skeleton={<SkeletonRows rows={6} />}>
        {({ rows }) => <SliderForm slider={null} values={newSlider(rows)} onReload={() => undefined} />}
      </Loaded>
    </Frame>
  );
}

/** One cover. What others save while it is edited leaves the form alone until it is saved or asked for (R4). */
export function EditSliderScreen() {
  const text = useText(slidersMessages);
  const { id } = useParams();
  const slider = useCallQuery(sliderQueries.GetSlider, { id: Number(id) });
  const edition = useEdition(slider);
  return (
    <Frame title={text('editTitle')}>
      <Loaded query={slider} skeleton={<SkeletonRows rows={6} />}>
        {(found) => (
          <SliderForm
            key={`${found.id}-${edition.number}`}
            slider={found}
            values={valuesOf(found)}
            onReload={edition.reload}
          />
        )}
      </Loaded>
    </Frame>
  );
}
