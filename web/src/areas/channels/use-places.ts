import { useSlots } from '#ui/slots/use-slots';

/** The parts of the page that there are for this person: reports and briefings are not for everybody. */
export function usePlaces() {
  const hasReports = useSlots('channelReports').length > 0;
  return ['web', ...(hasReports ? ['reports'] : []), 'offers', 'social', 'briefing'] as readonly Place[];
}
export type Place = 'web' | 'reports' | 'offers' | 'social' | 'briefing';
