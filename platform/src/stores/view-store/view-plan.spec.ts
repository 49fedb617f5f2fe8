import { describe, expect, it } from '@jest/globals';
import { Sqlite } from '../sqlite/sqlite';
import { prepareViews } from './view-catalogue';
import { pageOfKeys } from './view-plan';
import { conditionsOf, orderOf } from './view-query';
import type { ViewQuery } from './view-store.port';
import { sampleItems } from './view-store.samples';
import { tablesOf } from './view-tables';

/** SQLite's plan for a page of 20 out of `total` matches among 50,000 rows. */
function planOf(query: ViewQuery, total: number, skipped = 0): string {
  const database = new Sqlite(':memory:', { durability: 'normal' });
  prepareViews(database, [sampleItems]);
  const tables = tablesOf(sampleItems, 'view');
  const stretch = { skipped, size: 20, total };
  const page = pageOfKeys(tables, conditionsOf(tables, query), orderOf(tables, query.sort), stretch, 50_000);
  const steps = database.all<[number, number, number, string]>(
    `EXPLAIN QUERY PLAN ${page.sql}`,
    page.parameters,
  );
  database.close();
  return steps.map(([, , , step]) => step.replace(/index\.[0-9a-f-]+/, 'index')).join('\n');
}

const sorts = 'USE TEMP B-TREE FOR ORDER BY';

describe('the plan of a page', () => {
  it('reads a list from its own index without sorting, however deep', () => {
    const plan = planOf({ where: { open: { eq: true }, status: { eq: 1 } }, sort: '-name' }, 40_000, 19_000);
    expect(plan).toBe('SEARCH r USING COVERING INDEX index (f_open=? AND f_status=?)');
  });

  it('takes one of one value for that value', () => {
    const plan = planOf({ where: { open: { eq: true }, status: { in: [1] } }, sort: '-name' }, 2_000);
    expect(plan).toBe('SEARCH r USING COVERING INDEX index (f_open=? AND f_status=?)');
  });

  it('enters the index of the order where a range on the sorted field begins', () => {
    const plan = planOf({ where: { due: { gte: '2026-01-01' }, open: { eq: true } }, sort: 'due' }, 10_000);
    expect(plan).toBe('SEARCH r USING COVERING INDEX index (f_open=? AND f_due>?)');
  });

  it('walks the order, testing as it goes, when many match', () => {
    const plan = planOf({ where: { status: { eq: 1 } }, sort: 'name' }, 30_000);
    expect(plan).toBe('SCAN r USING INDEX index');
  });

  it('collects and sorts the matches when few do', () => {
    const plan = planOf({ where: { status: { eq: 1 } }, sort: 'name' }, 100);
    expect(plan).toContain('(f_status=?)');
    expect(plan).toContain(sorts);
  });

  it('begins with the list or the words when they say who matches', () => {
    const byTag = planOf({ where: { tags: { contains: 'x' }, open: { eq: true } }, sort: '-due' }, 15);
    expect(byTag.split('\n')[0]).toMatch(/^SEARCH view_pieces.values-tags USING PRIMARY KEY \(value=\?\)/);
    const byWord = planOf({ text: 'avila', where: { open: { eq: true } }, sort: '-due' }, 15);
    expect(byWord.split('\n')[0]).toMatch(/^SCAN view_pieces.text VIRTUAL TABLE/);
    expect(byWord).toContain('SEARCH r USING INTEGER PRIMARY KEY');
  });
});
