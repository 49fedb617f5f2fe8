import type Database from 'libsql';
import { openBaselineDatabase } from './baseline-database';

type Resource = Readonly<Record<string, unknown>> & { readonly thumb: { readonly key: string } | null };

/** The fields of the product's catalogue. */
const cardOf = (resource: Resource) => ({
  id: resource['id'],
  name: resource['name'],
  url: resource['url'],
  link: `/${String(resource['home'])}/${String(resource['url'])}`,
  reference: resource['reference'],
  category: resource['category'],
  type: { id: resource['format'], name: 'Cartel' },
  lang: { id: resource['language'], name: 'Castellano' },
  sections: resource['sections'],
  status: resource['status'],
  budget: 1,
  has_file: true,
  customizable: resource['customizable'],
  update_date: resource['updatedAt'],
  downloads: resource['downloads'],
  thumb: `/api/resource/${String(resource['id'])}/thumb?v=${resource.thumb?.key ?? ''}`,
  thumb_width: 600,
  thumb_height: 800,
});

/** Published or coming soon, in one language. */
const seen = `r."f_status" IN (1, 2) AND r."f_language" = 'CAST'`;

/** The newest first; prefix search without typos, ranks or facets. */
export class ResourcePages {
  readonly #database: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();

  constructor(path: string) {
    this.#database = openBaselineDatabase(path, 'normal');
  }

  newest(size: number) {
    return this.#page(seen, [], size);
  }

  find(term: string, size: number, formats: readonly number[]) {
    const words = (term.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"*`).join(' ');
    const found = `${seen} AND r.k IN (SELECT rowid FROM "view_resources.text" WHERE words MATCH ?)`;
    const narrowed = ` AND r."f_format" IN (${formats.map(() => '?').join()})`;
    return this.#page(formats.length > 0 ? found + narrowed : found, [words, ...formats], size);
  }

  #page(where: string, parameters: readonly (string | number)[], size: number) {
    const total = this.#statement(`SELECT count(*) FROM "view_resources" AS r WHERE ${where}`).get([
      ...parameters,
    ]) as [number];
    const documents = this.#statement(
      `SELECT document FROM (
           SELECT r.k FROM "view_resources" AS r WHERE ${where} ORDER BY r."s_updatedAt" DESC, r.id DESC LIMIT ?
         ) AS page CROSS JOIN "view_resources.documents" AS stored ON stored.k = page.k`,
    ).all([...parameters, size]) as [string][];
    return { total: total[0], rows: documents.map(([document]) => cardOf(JSON.parse(document) as Resource)) };
  }

  #statement(sql: string): Database.Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql).raw(true);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
