import { type EventOf, reject } from '@portal/contracts';
import {
  isSameView,
  maxSavedViews,
  type SavedView,
  type savedViewCommands,
  type savedViewEvents,
} from '@portal/contracts/areas/saved-views';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';

type Contracts = typeof savedViewCommands;

interface KnownView extends SavedView {
  readonly id: number;
}

export interface SavedViews {
  /** Ever saved. */
  readonly count: number;
  readonly views: readonly KnownView[];
}

export type SavedViewCommands = {
  SaveView: CommandFor<Contracts['SaveView']>;
  DeleteView: CommandFor<Contracts['DeleteView']>;
};

export const savedViewsStream = (userId: number): string => `savedViews-${userId}`;

const tooMany = reject('too_many_views', { details: { max: maxSavedViews } });
const without = (views: readonly KnownView[], gone: number) => views.filter(({ id }) => id !== gone);

/** Stream `savedViews-{userId}`. */
export const savedViewsDecider = defineDecider<
  SavedViews,
  SavedViewCommands,
  EventOf<typeof savedViewEvents>
>({
  initial: { count: 0, views: [] },

  decide: {
    SaveView: ({ input, actor: { userId } }, { count, views }) => {
      const known = views.find((view) => isSameView(view, input));
      if (known?.search === input.search) return [];
      if (!known && views.length >= maxSavedViews) return tooMany;
      const { table, name, search } = input;
      return [
        {
          type: 'ViewSaved',
          data: { userId, viewId: known?.id ?? count + 1, table },
          personal: { subject: `user-${userId}`, value: { name, search } },
        },
      ];
    },

    DeleteView: ({ input, actor: { userId } }, { views }) => {
      const known = views.find((view) => isSameView(view, input));
      return known ? [{ type: 'ViewDeleted', data: { userId, viewId: known.id } }] : [];
    },
  },

  evolve: {
    ViewSaved: ({ count, views }, { data: { viewId: id, table }, personal }) => {
      const { name = '', search = '' } = personal.value ?? {};
      return { count: Math.max(count, id), views: [...without(views, id), { id, table, name, search }] };
    },
    ViewDeleted: ({ count, views }, { data }) => ({ count, views: without(views, data.viewId) }),
  },
});
