import { inputOfPeriod, type ParsedInputOf } from '@portal/contracts';
import { firstPriority, sliderCommands } from '@portal/contracts/areas/sliders';
import type { Actor } from '@portal/platform/decider/decider';
import { bindCommand } from '@portal/platform/decider/command-binding';
import { numberedIds, recordBindings } from '@portal/platform/record/record-bindings';
import type { Services } from '../../services';
import { checkUploads } from '../cart/check-uploads';
import { checkUnused, claimUploads, isClaimedBy } from '../cart/claim-uploads';
import { sliderClicksDecider } from './slider-clicks.decider';
import { type Slider, sliderDecider, sliderMissing } from './slider.decider';

type UpdateSliderInput = ParsedInputOf<typeof sliderCommands.UpdateSlider>;

const kind = 'slider';
const streamOf = (id: number | string) => `${kind}-${id}`;

/** Without the position: moves are no edits. */
const formValues = ({ name, url, coverKey: file, ...period }: Slider) => ({
  name,
  url,
  file,
  ...inputOfPeriod(period),
});

type Needs = Pick<Services, 'load' | 'names' | 'newIds'>;

/** Sender's own upload, for one slider (W13). */
function coversOf(services: Needs) {
  /** The current cover, or an earlier one, is no new upload. */
  async function newIn({ id, file }: UpdateSliderInput): Promise<readonly string[]> {
    const slider = await services.load(sliderDecider, streamOf(id));
    if (file === '' || file === slider?.coverKey) return [];
    return (await isClaimedBy(file, streamOf(id), services)) ? [] : [file];
  }
  const check = async (keys: readonly string[], stream: string, actor: Actor) =>
    (await checkUploads(keys, 'slider-picture', actor, services)) ?? checkUnused(keys, stream, services);
  return {
    newIn,
    check,
    claim: (keys: readonly string[], stream: string) => claimUploads(keys, stream, services),
  };
}

export const sliderBindings = (services: Needs) => {
  const covers = coversOf(services);
  return {
    ...recordBindings('Slider', {
      area: 'sliders',
      commands: sliderCommands,
      decider: sliderDecider,
      kind,
      missing: sliderMissing,
      ids: numberedIds(services.newIds, kind),
      formValues,
      checkAdd: ({ input, actor }, stream) => covers.check([input.file], stream, actor),
      takeForAdd: ({ input }, stream) => covers.claim([input.file], stream),
      checkUpdate: async ({ input, actor }) =>
        covers.check(await covers.newIn(input), streamOf(input.id), actor),
      takeForUpdate: async ({ input }) => covers.claim(await covers.newIn(input), streamOf(input.id)),
      answer: ({ priority }) => ({ priority }),
    }),
    MoveSlider: bindCommand(sliderCommands.MoveSlider, {
      decider: sliderDecider,
      stream: ({ input }) => streamOf(input.id),
      rejectMissing: sliderMissing,
      answer: ({ input, state }) => ({ id: input.id, priority: state?.priority ?? firstPriority }),
    }),
    LogSliderClick: bindCommand(sliderCommands.LogSliderClick, {
      decider: sliderClicksDecider,
      stream: ({ input, actor }) => `sliderClicks-${input.slider_id}-${actor.userId}`,
      facts: async ({ input }) => ({ slider: await services.load(sliderDecider, streamOf(input.slider_id)) }),
      answer: ({ input }) => ({ id: input.slider_id }),
    }),
  };
};
