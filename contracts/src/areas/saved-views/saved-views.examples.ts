import type { World } from '../../example-world';
import type { EventNamed, ExamplesOf } from '../../kernel';
import type { savedViewCommands, savedViewQueries } from './saved-views.contract';
import type { savedViewEvents } from './saved-views.events';

type Events = typeof savedViewEvents;

export const aViewSaved = (
  viewId: number,
  name: string,
  { table = 'orders', search = `q=${viewId}` }: { table?: string; search?: string } = {},
): EventNamed<Events, 'ViewSaved'> => ({
  type: 'ViewSaved',
  data: { userId: 12, viewId, table },
  personal: { subject: 'user-12', value: { name, search } },
});

export const aViewDeleted = (viewId: number): EventNamed<Events, 'ViewDeleted'> => ({
  type: 'ViewDeleted',
  data: { userId: 12, viewId },
});

export const savedViewExamples: ExamplesOf<typeof savedViewCommands & typeof savedViewQueries, World> = {
  SaveView: () => ({ table: 'orders', name: 'Por resolver', search: 'sort=-at&status=1' }),
  DeleteView: () => ({ table: 'orders', name: 'Por resolver' }),
  GetSavedViews: () => ({}),
};
