import Database from 'libsql';

/** With the pragmas of our stores. @param durability as in SQLite */
export function openBaselineDatabase(path: string, durability: 'full' | 'normal'): Database.Database {
  const database = new Database(path);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(`PRAGMA synchronous = ${durability}`);
  database.exec('PRAGMA wal_autocheckpoint = 4000');
  database.exec('PRAGMA cache_size = -65536');
  database.exec('PRAGMA temp_store = MEMORY');
  return database;
}

type Stored = Readonly<Record<string, unknown>>;
interface Order extends Stored {
  readonly items: readonly { readonly image: string; readonly filename: string }[];
}
type Resource = Stored & { readonly thumb: { readonly key: string } | null };

/** The fields of the product's list. */
const rowOf = (order: Order) => ({
  id: order['id'],
  number: order['number'],
  name: order['name'],
  date: order['date'],
  status: order['status'],
  status_date: order['statusChangedAt'],
  version: order['version'],
  user_id: order['userId'],
  contact_name: order['contactName'],
  restaurant_id: order['restaurantId'],
  restaurant_site: order['restaurantSite'],
  restaurant_name: order['restaurantName'],
  item_count: order['itemCount'],
  previews: order.items.slice(0, 4).map(({ image }) => image),
  item_names: order.items.slice(0, 4).map(({ filename }) => filename),
});

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

const notDeleted = 'r."f_deleted" = 0';
/** Published or coming soon, in one language. */
const seen = `r."f_status" IN (1, 2) AND r."f_language" = 'CAST'`;
const found = `${seen} AND r.k IN (SELECT rowid FROM "view_resources.text" WHERE words MATCH ?)`;

const placesFor = (values: readonly unknown[]) => values.map(() => '?').join();

interface Asked {
  readonly where: string;
  readonly values: readonly (string | number)[];
  readonly size: number;
  /** From 1. */
  readonly page?: number;
}

/** The statements of the product's lists, by hand, with exact totals. */
export class ViewPages {
  readonly #database: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();

  constructor(path: string) {
    this.#database = openBaselineDatabase(path, 'normal');
  }

  /** @param statuses empty for all */
  orders(page: number, size: number, statuses: readonly number[]) {
    const where =
      statuses.length === 0 ? notDeleted : `${notDeleted} AND r."f_status" IN (${placesFor(statuses)})`;
    return this.#page('orders', 'f_date', rowOf, { where, values: statuses, size, page });
  }

  resources(size: number) {
    return this.#page('resources', 's_updatedAt', cardOf, { where: seen, values: [], size });
  }

  /** Prefix search without typos, ranks or facets. */
  findResources(term: string, size: number, formats: readonly number[]) {
    const words = (term.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"*`).join(' ');
    const where = formats.length === 0 ? found : `${found} AND r."f_format" IN (${placesFor(formats)})`;
    return this.#page('resources', 's_updatedAt', cardOf, { where, values: [words, ...formats], size });
  }

  #page<D>(
    view: string,
    newest: string,
    show: (document: D) => unknown,
    { where, values, size, page = 1 }: Asked,
  ) {
    const total = this.#statement(`SELECT count(*) FROM "view_${view}" AS r WHERE ${where}`).get([...values]);
    const documents = this.#statement(
      `SELECT document FROM (
         SELECT r.k FROM "view_${view}" AS r WHERE ${where} ORDER BY r."${newest}" DESC, r.id DESC LIMIT ? OFFSET ?
       ) AS page CROSS JOIN "view_${view}.documents" AS stored ON stored.k = page.k`,
    ).all([...values, size, (page - 1) * size]) as [string][];
    return {
      total: (total as [number])[0],
      rows: documents.map(([document]) => show(JSON.parse(document) as D)),
    };
  }

  #statement(sql: string): Database.Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql).raw(true);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
