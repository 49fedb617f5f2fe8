import type Database from 'libsql';
import { openBaselineDatabase } from './baseline-database';

interface Item {
  readonly image: string;
  readonly filename: string;
}
interface Order extends Readonly<Record<string, unknown>> {
  readonly items: readonly Item[];
}

export interface OrderPage {
  readonly total: number;
  readonly rows: readonly unknown[];
}

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

const notDeleted = 'r."f_deleted" = 0';

/** The statements of the product's list, by hand. */
export class OrderPages {
  readonly #database: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();

  constructor(path: string) {
    this.#database = openBaselineDatabase(path, 'normal');
  }

  /** With an exact total. @param statuses empty for all @param page from 1 */
  newest(page: number, size: number, statuses: readonly number[]): OrderPage {
    const places = statuses.map(() => '?').join(', ');
    const where = statuses.length === 0 ? notDeleted : `${notDeleted} AND r."f_status" IN (${places})`;
    const total = this.#statement(`SELECT count(*) FROM "view_orders" AS r WHERE ${where}`).get([
      ...statuses,
    ]);
    const documents = this.#statement(
      `SELECT document FROM (
         SELECT r.k FROM "view_orders" AS r WHERE ${where} ORDER BY r."f_date" DESC, r.id DESC LIMIT ? OFFSET ?
       ) AS page CROSS JOIN "view_orders.documents" AS stored ON stored.k = page.k`,
    ).all([...statuses, size, (page - 1) * size]) as [string][];
    return {
      total: (total as [number])[0],
      rows: documents.map(([document]) => rowOf(JSON.parse(document) as Order)),
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
