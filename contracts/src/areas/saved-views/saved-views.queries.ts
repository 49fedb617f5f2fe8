import { z } from 'zod';
import { defineQueries, query } from '../../kernel';
import { ownViews } from './saved-views.commands';

export const savedViewSchema = z.object({ table: z.string(), name: z.string(), search: z.string() });

export const savedViewQueries = defineQueries('saved-views', {
  GetSavedViews: query({
    method: 'GET',
    path: 'view',
    input: z.object({}),
    output: z.object({ views: z.array(savedViewSchema) }),
    access: ownViews,
    views: ['savedViews'],
    summary: 'The saved views of the signed-in person, of all tables (U6)',
  }),
});
