import { Part } from '../part/Part';
import { useSlots } from './use-slots';

interface ChannelSlotsProps {
  place: 'channelReports' | 'channelOffers' | 'channelBriefing';
  restaurantId: number;
}

/** What other areas have on the page of a restaurant's channels. */
export function ChannelSlots({ place, restaurantId }: ChannelSlotsProps) {
  return useSlots(place).map(({ area, part }) => (
    <Part key={area} load={part} place="line" give={{ restaurantId }} />
  ));
}
