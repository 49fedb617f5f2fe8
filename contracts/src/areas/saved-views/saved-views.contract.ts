import { z } from 'zod';
import {
  administrators,
  command,
  defineCommands,
  everybody,
  wireRequiredText,
  wireText,
  definePushes,
  defineQueries,
  query,
  defineRejections,
  defineView,
} from '../../kernel';
import { savedViewEvents } from './saved-views.events';
import { maxTableName, maxViewName, maxViewSearch } from './saved-views.rules';

export const savedViewRejections = defineRejections({
  too_many_views: 422,
});

/** Personal, also in restaurant mode; read-only while acting as a user (AMB-77). */
const ownViews = everybody({ inRestaurantMode: administrators, asUser: false });

const named = { table: wireRequiredText(maxTableName), name: wireRequiredText(maxViewName) };
const answered = z.object({ table: z.string(), name: z.string() });

export const savedViewCommands = defineCommands('saved-views', {
  SaveView: command({
    method: 'POST',
    path: 'view/save',
    input: z.object({ ...named, search: wireText(maxViewSearch) }),
    output: answered,
    access: ownViews,
    rejections: ['too_many_views'],
    summary: 'Saves filters, order and columns of a table under a name; replaces one of that name (U6)',
  }),
  DeleteView: command({
    method: 'POST',
    path: 'view/delete',
    input: z.object(named),
    output: answered,
    access: ownViews,
    summary: 'Deletes a saved view of the caller; idempotent',
  }),
});

const savedViewSchema = z.object({ table: z.string(), name: z.string(), search: z.string() });

export const savedViewQueries = defineQueries('saved-views', {
  GetSavedViews: query({
    method: 'GET',
    path: 'view',
    input: z.object({}),
    output: z.object({ views: z.array(savedViewSchema) }),
    access: ownViews,
    views: ['savedViews'],
    summary: 'The caller’s saved views of all tables (U6)',
  }),
});

/** By user id. */
export const savedViews = defineView('savedViews', {
  personal: true,
  schema: z.object({ id: z.int(), views: z.array(savedViewSchema.extend({ id: z.int() })) }),
  filters: {},
  sorts: [],
});

export const savedViewPushes = definePushes('saved-views', [savedViewEvents], {
  SavedViewsChanged: { to: { person: ['ViewSaved', 'ViewDeleted'] }, refresh: ['GetSavedViews'] },
});
