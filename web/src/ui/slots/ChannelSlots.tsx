import { Part } from '../part/Part';
import { useSlots } from './use-slots';

interface ChannelSlotsProps {
  place: 'channelReports' | 'channelOffers' | 'channelBriefing';
  restaurantId: number;
}

/** Reports, offers or briefing of other areas on the channels' page. */
export function ChannelSlots({ place, restaurantId }: ChannelSlotsProps) {
  return useSlots(place).map(({ area, part }) => (
    <Part key={area} load={part} place="line" give={{ restaurantId }} />
  ));
}
