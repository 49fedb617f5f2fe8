import type { EventOf, Showing } from '@portal/contracts';
import { endsFirst, reject, showingOfInput, turnOf } from '@portal/contracts';
import { firstPriority, type sliderCommands, type sliderEvents } from '@portal/contracts/areas/sliders';
import type { Command, CommandFor } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';
import type { SliderClickEvent } from './slider-clicks.decider';

export type SliderEvent = Exclude<EventOf<typeof sliderEvents>, SliderClickEvent>;

/** What the server draws for a new cover. */
export interface NewSlider {
  readonly id: number;
}

export interface Slider extends Showing {
  readonly id: number;
  readonly name: string;
  readonly coverKey: string;
  readonly url: string;
  readonly priority: number;
  readonly deleted: boolean;
}
type State = Slider | null;

type Contracts = typeof sliderCommands;
export type SliderCommands = {
  AddSlider: CommandFor<Contracts['AddSlider'], NewSlider>;
  UpdateSlider: CommandFor<Contracts['UpdateSlider']>;
  MoveSlider: CommandFor<Contracts['MoveSlider']>;
  DeleteSlider: CommandFor<Contracts['DeleteSlider']>;
  RestoreSlider: CommandFor<Contracts['RestoreSlider']>;
  TurnSlider: { input: { readonly id: number; readonly due: string }; facts: undefined };
};
type Update = Command<SliderCommands['UpdateSlider']['input']>;

const notFound = reject('slider_not_found');
const endsTooEarly = reject('showing_ends_first', { fields: { end_date: 'end_before_start' } });
const steps = { up: -1, down: 1 } as const;

/** Moves within what there is: nothing stands before the first (R-AME-06). */
function moved({ id: sliderId, priority: from }: Slider, to: number): readonly SliderEvent[] {
  const wanted = Math.max(firstPriority, to);
  return wanted === from ? [] : [{ type: 'SliderMoved', data: { sliderId, from, to: wanted } }];
}

const sameContent = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.keys(one).every((key) => one[key] === other[key]);

/** What an edit changes: the content, the position, both or nothing. */
function edited({ input }: Update, slider: Slider): readonly SliderEvent[] {
  const { id: sliderId, name, url, file, priority = slider.priority } = input;
  const content = { name, url, coverKey: file || slider.coverKey, ...showingOfInput(input) };
  return [
    ...(sameContent(content, { ...slider })
      ? []
      : [{ type: 'SliderChanged' as const, data: { sliderId, ...content } }]),
    ...moved(slider, priority),
  ];
}

/**
 * One cover of the home. Stream `slider-{id}`; `null` until it is added. A move is a step from wherever it stands, so
 * that of many clicks at once none is lost; what shares a position is sorted by id (AMB-19).
 */
export const sliderDecider = defineDecider<State, SliderCommands, SliderEvent>({
  initial: null,
  edits: ['SliderAdded', 'SliderChanged'],

  decide: {
    AddSlider: ({ input, facts }, slider) => {
      if (slider) return [];
      const showing = showingOfInput(input);
      if (endsFirst(showing)) return endsTooEarly;
      const { name, url, file: coverKey, priority = firstPriority } = input;
      const data = { sliderId: facts.id, name, url, coverKey, priority, ...showing };
      return [{ type: 'SliderAdded', data }];
    },

    UpdateSlider: (command, slider) => {
      if (!slider || slider.deleted) return notFound;
      return endsFirst(showingOfInput(command.input)) ? endsTooEarly : edited(command, slider);
    },

    MoveSlider: ({ input: { direction } }, slider) => {
      if (!slider || slider.deleted) return notFound;
      return moved(slider, slider.priority + steps[direction]);
    },

    DeleteSlider: ({ input: { id } }, slider) => {
      if (!slider) return notFound;
      return slider.deleted ? [] : [{ type: 'SliderDeleted', data: { sliderId: id } }];
    },

    RestoreSlider: ({ input: { id } }, slider) => {
      if (!slider) return notFound;
      const { active, start, end } = slider;
      return slider.deleted ? [{ type: 'SliderRestored', data: { sliderId: id, active, start, end } }] : [];
    },

    TurnSlider: ({ input: { id, due }, at }, slider) => {
      const turn = slider && !slider.deleted ? turnOf(slider, due, at) : null;
      return turn ? [{ type: 'SliderTurned', data: { sliderId: id, ...turn } }] : [];
    },
  },

  evolve: {
    SliderAdded: (_none, { data: { sliderId: id, ...facts } }) => ({
      id,
      ...facts,
      deleted: false,
    }),
    SliderChanged: (slider, { data: { sliderId: _id, ...content } }) => slider && { ...slider, ...content },
    SliderMoved: (slider, { data }) => slider && { ...slider, priority: data.to },
    SliderDeleted: (slider) => slider && { ...slider, deleted: true },
    SliderRestored: (slider) => slider && { ...slider, deleted: false },
    SliderTurned: (slider) => slider,
  },
});
