import { z } from 'zod';
import { administrators, command, defineCommands, everybody, wireRequiredText, wireText } from '../../kernel';
import { maxTableName, maxViewName, maxViewSearch } from './saved-views.rules';

/** Views are a person's own, in whichever restaurant's place they act; nobody changes them as somebody else (AMB-77). */
export const ownViews = everybody({ inRestaurantMode: administrators, asUser: false });

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
    summary: 'Saves filters, order and columns of a table under a name, in place of those of that name (U6)',
  }),
  DeleteView: command({
    method: 'POST',
    path: 'view/delete',
    input: z.object(named),
    output: answered,
    access: ownViews,
    summary: 'Deletes a saved view of the signed-in person; one that is not there is gone already',
  }),
});
