import { defineView } from '@portal/contracts';
import { z } from 'zod';
import type { Document, ViewBatch } from './view-store.port';

export const sampleItems = defineView('pieces', {
  schema: z.object({
    id: z.string(),
    name: z.string(),
    status: z.number().nullable(),
    due: z.string(),
    open: z.boolean(),
    tags: z.array(z.string()),
    shops: z.array(z.number()),
    cost: z.number(),
  }),
  filters: { status: 'number', due: 'text', open: 'flag', tags: 'text-list', shops: 'number-list' },
  sorts: ['name', 'due', 'cost', 'status'],
  indexes: [['open', 'due'], ['open', 'status', 'name'], ['name'], ['status']],
  text: ['name', 'tags'],
});

export const people = defineView('people', {
  schema: z.object({ id: z.string(), email: z.string() }),
  filters: { email: 'text' },
  sorts: [],
  indexes: [['email']],
});

export const sampleViews = [sampleItems, people];

export function sampleItem(id: string, more: Document = {}): Document {
  return {
    id,
    name: 'Cartel',
    status: 1,
    due: '2026-01-01',
    open: true,
    tags: [],
    shops: [],
    cost: 0,
    ...more,
  };
}

export function batchOf(
  position: number,
  documents: readonly Document[],
  more: Partial<ViewBatch> = {},
): ViewBatch {
  return {
    projection: 'pieces',
    position,
    writes: documents.map((document) => ({ view: 'pieces', id: String(document['id']), document })),
    ...more,
  };
}

export const idsOf = (page: { readonly documents: readonly Document[] }) =>
  page.documents.map(({ id }) => id);
