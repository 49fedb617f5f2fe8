import {
  endsFirst,
  type EventOf,
  isRejection,
  type ParsedInputOf,
  periodOfInput,
  reject,
} from '@portal/contracts';
import { firstPriority, sliderCommands, sliderEvents } from '@portal/contracts/areas/sliders';
import {
  type CommandFor,
  type CommandMapOf,
  defineDecider,
  type StateOf,
} from '@portal/platform/decider/decider';
import { recordDecider } from '@portal/platform/record/record-decider';

export type SliderEvent = Exclude<EventOf<typeof sliderEvents>, { type: 'SliderClicked' }>;

export const sliderMissing = reject('slider_not_found');
const endsTooEarly = reject('period_ends_first', { fields: { end_date: 'end_before_start' } });
const steps = { up: -1, down: 1 } as const;

type Content = Omit<ParsedInputOf<typeof sliderCommands.AddSlider>, 'priority'>;

/** @param file key of the picture */
function contentOf({ name, url, ...input }: Content, coverKey: string) {
  const period = periodOfInput(input);
  return endsFirst(period) ? endsTooEarly : { name, url, coverKey, ...period };
}

const record = recordDecider('Slider', {
  events: sliderEvents,
  commands: sliderCommands,
  key: 'sliderId',
  missing: sliderMissing,
  added(input) {
    const content = contentOf(input, input.file);
    return isRejection(content) ? content : { ...content, priority: input.priority ?? firstPriority };
  },
  updated: (input, slider) => contentOf(input, input.file || slider.coverKey),
});

type State = StateOf<typeof record>;
export type Slider = NonNullable<State>;
export type SliderCommands = CommandMapOf<typeof record> & {
  MoveSlider: CommandFor<(typeof sliderCommands)['MoveSlider']>;
};

/** Clamped at the first place (R-AME-06). */
function moved({ id: sliderId, priority: from }: Slider, requested: number): readonly SliderEvent[] {
  const to = Math.max(firstPriority, requested);
  return to === from ? [] : [{ type: 'SliderMoved', data: { sliderId, from, to } }];
}

/**
 * Stream `slider-{id}`. Moves are relative, so concurrent ones add up; ties sort by id (AMB-19).
 * Updates may set a position.
 */
export const sliderDecider = defineDecider<State, SliderCommands, SliderEvent>({
  ...record,
  editEvents: ['SliderAdded', 'SliderUpdated'],
  decide: {
    ...record.decide,
    UpdateSlider(command, slider) {
      const decision = record.decide.UpdateSlider(command, slider);
      if (isRejection(decision) || !slider) return decision;
      return [...decision, ...moved(slider, command.input.priority ?? slider.priority)];
    },
    MoveSlider({ input: { direction } }, slider) {
      if (!slider || slider.deleted) return sliderMissing;
      return moved(slider, slider.priority + steps[direction]);
    },
  },
  evolve: {
    ...record.evolve,
    SliderMoved: (slider, { data }) => slider && { ...slider, priority: data.to },
  },
});
