import { type Slider, sliderCommands } from '@portal/contracts/areas/sliders';
import { useCallCommand } from '#core/client/use-call-command';
import { useSession } from '#core/session/session-state';

/** Counts that somebody opens a cover (R-HOM-07). Opening never waits for it; a count that is lost is only logged. */
export function useOpenCover(): (slider: Slider) => void {
  const { user } = useSession();
  const { send } = useCallCommand(sliderCommands.LogSliderClick);
  return ({ id }) => void send({ slider_id: id, user_id: user.id }).catch(reportError);
}
