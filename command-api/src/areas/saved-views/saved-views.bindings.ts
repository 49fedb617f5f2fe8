import { isSameView, savedViewCommands } from '@portal/contracts/areas/saved-views';
import { bindCommand } from '@portal/platform/decider/command-binding';
import { savedViewsDecider, savedViewsStream } from './saved-views.decider';

const ofActor = {
  decider: savedViewsDecider,
  stream: ({ actor }: { actor: { userId: number } }) => savedViewsStream(actor.userId),
  answer: ({ input: { table, name } }: { input: { table: string; name: string } }) => ({ table, name }),
} as const;

export const savedViewBindings = {
  SaveView: bindCommand(savedViewCommands.SaveView, {
    ...ofActor,
    isGone: ({ state, input }) => !state.views.some((view) => isSameView(view, input)),
  }),
  DeleteView: bindCommand(savedViewCommands.DeleteView, ofActor),
} as const;
