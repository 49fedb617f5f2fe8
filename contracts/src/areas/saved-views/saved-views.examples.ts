import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { savedViewCommands } from './saved-views.commands';
import type { savedViewQueries } from './saved-views.queries';

/** A valid input of each call, in a world where these things exist. */
export const savedViewExamples: ExamplesOf<typeof savedViewCommands & typeof savedViewQueries, World> = {
  SaveView: () => ({ table: 'orders', name: 'Por resolver', search: 'sort=-at&status=1' }),
  DeleteView: () => ({ table: 'orders', name: 'Por resolver' }),
  GetSavedViews: () => ({}),
};
