import type { EventOf } from '../../kernel';
import type { savedViewEvents } from './saved-views.events';

type SavedViewEvent = EventOf<typeof savedViewEvents>;
type Named<N extends SavedViewEvent['type']> = Extract<SavedViewEvent, { type: N }>;

/** For tests: user 12 saved a view of the orders. */
export const aViewSaved = (
  viewId: number,
  name: string,
  { table = 'orders', search = `q=${viewId}` }: { table?: string; search?: string } = {},
): Named<'ViewSaved'> => ({
  type: 'ViewSaved',
  data: { userId: 12, viewId, table },
  personal: { subject: 'user-12', value: { name, search } },
});

/** For tests: user 12 deleted a view. */
export const aViewDeleted = (viewId: number): Named<'ViewDeleted'> => ({
  type: 'ViewDeleted',
  data: { userId: 12, viewId },
});
