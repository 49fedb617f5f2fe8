import { isFor } from '@portal/contracts/kernel';
import { use, useMemo } from 'react';
import {
  AreasContext,
  type FilledSlot,
  type SlotContent,
  type SlotName,
  type Slots,
} from '#core/area-manifest';
import { useMarket } from '#core/market';
import { callerOf, useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import type { PartPlace } from '../part/LazyPart';
import { Part } from '../part/Part';

export function useSlots<Place extends SlotName>(place: Place): readonly FilledSlot<Place>[] {
  const { slotsAt } = use(AreasContext);
  const session = useSession();
  const market = useMarket();
  return useMemo(
    () => slotsAt(place).filter((filled) => isFor(filled, callerOf(session), market)),
    [slotsAt, place, session, market],
  );
}

type PropsAt<Place extends SlotName> = Slots[Place] extends SlotContent<infer Props> ? Props : never;

interface SlotProps<Place extends SlotName> {
  at: Place;
  as?: PartPlace;
  give: PropsAt<Place>;
}

function Slot<Place extends SlotName>({ at, as, give }: SlotProps<Place>) {
  return useSlots(at).map(({ area, part }, index) => (
    <Part
      key={`${area}-${index}`}
      load={part as SlotContent<object>['part']}
      place={as}
      give={give as object}
    />
  ));
}

const slotOf =
  <Place extends SlotName>(at: Place, as?: PartPlace) =>
  (give: PropsAt<Place>) => <Slot at={at} as={as} give={give} />;

export const OrderMarkSlots = slotOf('orderMark');
export const OrderAgainSlot = slotOf('orderAgain');
export const OrderItemSlots = slotOf('orderItem');
export const OrderRowSlots = slotOf('orderRow');
export const ResourceMarkSlots = slotOf('resourceMark');
export const ResourceHeartSlots = slotOf('resourceHeart');
export const ResourceKeepingSlots = slotOf('resourceKeeping', 'line');
export const ResourceAdminSlots = slotOf('resourceAdmin', 'line');
export const ResourceCardSlots = slotOf('resourceCards', 'line');
export const SelectionActionSlots = slotOf('selectionActions');
/** Each decides whether the administrator may. */
export const UserActionSlots = slotOf('userActions');
export const SpecialDaysSlot = slotOf('specialDays', 'over');
export const WhySlot = slotOf('why');
export const CompetitorSlot = slotOf('competitor', 'line');

interface ResourcesActionProps extends PropsAt<'orderResources'> {
  place: 'orderResources' | 'downloadResources';
}

export const ResourcesActionSlots = ({ place, ...give }: ResourcesActionProps) => (
  <Slot at={place} give={give} />
);

interface ChannelSlotsProps extends PropsAt<'channelReports'> {
  place: 'channelReports' | 'channelOffers' | 'channelBriefing';
}

export const ChannelSlots = ({ place, ...give }: ChannelSlotsProps) => (
  <Slot at={place} as="line" give={give} />
);

/** R-CAT-18 */
export const SectionSlots = ({ place }: { place: Extract<SlotName, `${string}Section`> }) => (
  <Slot at={place} give={{}} />
);

export function HomeSlots({ place }: { place: 'homeAlerts' | 'homeActions' }) {
  const { restaurant } = useSite();
  return <Slot at={place} give={{ restaurantId: restaurant?.id ?? null }} />;
}
