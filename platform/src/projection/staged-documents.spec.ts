import { describe, expect, it } from '@jest/globals';
import { jarRows } from '../testing/sample-aggregate';
import { openJarViews } from '../testing/sample-aggregate-log';
import type { Document } from '../stores/view-store/view-store.port';
import { StagedDocuments } from './staged-documents';

const jar = (id: string) => ({ id, restaurantId: 1, label: id, total: 0, closed: false, changedAt: '' });

async function open() {
  const staged = await openJarViews().stage([jarRows]);
  const documents = new StagedDocuments(staged, jarRows.name, 2);
  const asked: string[] = [];
  const getMany = staged.getMany.bind(staged);
  staged.getMany = (view, ids) => {
    asked.push(...ids);
    return getMany(view, ids);
  };
  let position = 0;
  const keep = async (changes: Record<string, Document | null>) => {
    const entries = Object.entries(changes);
    const changedAt = new Map(entries.map(([id]) => [id, position + 1]));
    documents.keep({ documents: new Map(entries), changedAt });
    const writes = entries.map(([id, document]) => ({ view: jarRows.name, id, document }));
    await staged.commit([{ projection: 'jars', position: (position += 1), writes }]);
  };
  return { documents, keep, asked };
}

describe('the documents of a rebuild', () => {
  it('are read back only when they exist and are no longer in memory', async () => {
    const { documents, keep, asked } = await open();
    await keep({ a: jar('a'), b: jar('b'), c: jar('c') });
    expect(await documents.load(['a', 'c', 'unknown'])).toEqual([jar('a'), jar('c'), null]);
    expect(asked).toEqual(['a']);
  });

  it('are counted without those that were removed', async () => {
    const { documents, keep, asked } = await open();
    await keep({ a: jar('a'), b: jar('b') });
    await keep({ a: null });
    expect(documents.count).toBe(1);
    expect(await documents.load(['a'])).toEqual([null]);
    expect(asked).toEqual([]);
  });
});
