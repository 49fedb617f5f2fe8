import type { ParsedInputOf, Rejection } from '@portal/contracts';
import { endsFirst, inputOfShowing, reject, showingOfInput } from '@portal/contracts';
import { firstPriority, sliderCommands } from '@portal/contracts/areas/sliders';
import type { Actor } from '@portal/platform/decider/decider';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { checkUploads } from '../cart/check-uploads';
import { claimUploads } from '../cart/claim-uploads';
import { sliderClicksDecider } from './slider-clicks.decider';
import { type Slider, sliderDecider } from './slider.decider';

/** The clock has come to where a cover’s period begins or ends. Sent by its deadline. */
const turnSlider = defineInternalCommand('sliders', 'TurnSlider', {
  input: z.object({ id: z.int(), due: z.string() }),
  output: z.object({ id: z.int() }),
});

type UpdateSliderInput = ParsedInputOf<typeof sliderCommands.UpdateSlider>;

const kind = 'slider';
const streamOf = (id: number) => `${kind}-${id}`;
const onSlider = {
  decider: sliderDecider,
  stream: ({ input }: { input: { id: number } }) => streamOf(input.id),
  notThere: reject('slider_not_found'),
} as const;
const answerId = ({ input }: { input: { id: number } }) => ({ id: input.id });
const answerPlace = ({ input, state }: { input: { id: number }; state: Slider | null }) => ({
  id: input.id,
  priority: state?.priority ?? firstPriority,
});

/** Where it stands is no part of it: a step moves it from wherever that is. */
const sliderSaid = (slider: Slider | null) =>
  slider && { name: slider.name, url: slider.url, file: slider.coverKey, ...inputOfShowing(slider) };

/** Commands on covers. A new one draws its id for its command: the same request again meets the same stream. */
export const sliderBindings = (services: Pick<Services, 'load' | 'names' | 'newIds'>) => {
  const newId = ({ commandId }: { commandId: string }) => services.newIds.idFor(kind, commandId);

  /** An uploaded cover counts only for who brought it, and only in one slider (W13). */
  const takeCover = async (key: string, id: number, actor: Actor): Promise<undefined | Rejection> =>
    (await checkUploads([key], 'slider-picture', actor, services)) ??
    (await claimUploads([key], streamOf(id), services));

  return {
    addSlider: bindCommand(sliderCommands.AddSlider, {
      decider: sliderDecider,
      stream: async (command) => streamOf(await newId(command)),
      facts: async ({ input, actor, commandId }) => {
        const id = await newId({ commandId });
        // What is about to be refused takes no picture along: the next attempt is another cover.
        if (endsFirst(showingOfInput(input))) return { id };
        return (await takeCover(input.file, id, actor)) ?? { id };
      },
      answer: ({ state }) =>
        state ? { id: state.id, priority: state.priority } : reject('slider_not_found'),
    }),
    updateSlider: bindCommand(sliderCommands.UpdateSlider, {
      ...onSlider,
      seen: ({ version }: UpdateSliderInput) => version,
      says: sliderSaid,
      facts: async ({ input: { id, file }, actor }) => {
        const slider = await services.load(sliderDecider, streamOf(id));
        // The cover that it has stays its own, whoever sends it back.
        const kept = file === '' || file === slider?.coverKey;
        return kept ? undefined : takeCover(file, id, actor);
      },
      answer: answerPlace,
    }),
    moveSlider: bindCommand(sliderCommands.MoveSlider, { ...onSlider, answer: answerPlace }),
    deleteSlider: bindCommand(sliderCommands.DeleteSlider, { ...onSlider, answer: answerId }),
    restoreSlider: bindCommand(sliderCommands.RestoreSlider, { ...onSlider, answer: answerId }),
    turnSlider: bindCommand(turnSlider, { ...onSlider, answer: answerId }),
    logSliderClick: bindCommand(sliderCommands.LogSliderClick, {
      decider: sliderClicksDecider,
      stream: ({ commandId }) => `sliderClick-${commandId}`,
      facts: async ({ input }) => ({ slider: await services.load(sliderDecider, streamOf(input.slider_id)) }),
      answer: ({ input }) => ({ id: input.slider_id }),
    }),
  } as const;
};
