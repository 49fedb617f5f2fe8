import type { CallContract, ParsedInputOf, QueryContract } from '@portal/contracts/kernel';

export interface CollectionRow {
  readonly id: string | number;
}

type Filters<Row, Input> = {
  readonly [Name in keyof Input]?: (row: Row, value: NonNullable<Input[Name]>) => boolean;
};

export interface CollectionOptions<Row, L extends QueryContract> {
  /** Fields that `q` searches. */
  readonly search?: readonly (keyof Row & string)[];
  /** Filters other than equality or membership. */
  readonly filters?: Filters<Row, ParsedInputOf<L>>;
  /** Single-record query, rejection for a missing row, and input field of the id. */
  readonly get?: {
    readonly query: QueryContract;
    readonly missing?: string;
    readonly idOf?: (input: never) => string | number;
  };
  /** Commands that delete a row, and restore its first state. */
  readonly remove?: CallContract;
  readonly restore?: CallContract;
  /** Query that counts rows by the values of a field. */
  readonly count?: {
    readonly query: QueryContract;
    readonly by: keyof Row & string;
    readonly values: readonly (string | number)[];
  };
}

type Fields = Readonly<Record<string, unknown>>;
const paging = ['page', 'size', 'sort'];

const fold = (text: string) => text.toLocaleLowerCase('es');
const nameOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
function compare(left: unknown, right: unknown): number {
  const a = nameOf(left);
  const b = nameOf(right);
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a ?? '').localeCompare(String(b ?? ''), 'es');
}

export class FakeCollection<Row extends CollectionRow, L extends QueryContract = QueryContract> {
  readonly #rows = new Map<Row['id'], Row>();
  readonly #options: CollectionOptions<Row, L>;

  constructor(rows: readonly Row[], options: CollectionOptions<Row, L> = {}) {
    this.#options = options;
    rows.forEach((row) => this.add(row));
  }

  get rows(): readonly Row[] {
    return [...this.#rows.values()];
  }

  set rows(rows: readonly Row[]) {
    this.#rows.clear();
    rows.forEach((row) => this.add(row));
  }

  /** Ids in paths are text. */
  get(id: string | number): Row | undefined {
    return this.#rows.get(id) ?? this.#rows.get(Number(id));
  }

  add(row: Row): Row {
    this.#rows.set(row.id, row);
    return row;
  }

  /** Raises the version, if any. */
  patch(id: string | number, facts: Partial<Row>): Row {
    const row = this.get(id);
    if (row === undefined) throw new Error(`no row ${id} to change`);
    const version = 'version' in row && typeof row.version === 'number' ? { version: row.version + 1 } : {};
    return this.add({ ...row, ...version, ...facts });
  }

  remove(id: string | number): void {
    const row = this.get(id);
    if (row !== undefined) this.#rows.delete(row.id);
  }

  /** The page, and the total over all pages. */
  list(input: ParsedInputOf<L>): { readonly found: readonly Row[]; readonly total: number } {
    const { page = 1, size = -1, sort } = input as { page?: number; size?: number; sort?: string };
    const all = this.#sorted(this.#narrowed(input), sort);
    const found = size === -1 ? all : all.slice((page - 1) * size, page * size);
    return { found, total: all.length };
  }

  count(input: object): Record<string, number> {
    const { count } = this.#options;
    if (count === undefined) throw new Error('the collection counts nothing');
    const rows = this.#narrowed(input);
    const having = (value: unknown) => rows.filter((row) => row[count.by] === value).length;
    return Object.fromEntries(count.values.map((value) => [String(value), having(value)]));
  }

  #narrowed(input: unknown): readonly Row[] {
    const given = Object.entries(input as Fields).filter(
      ([name, value]) => value !== undefined && !paging.includes(name),
    );
    return this.rows.filter((row) => given.every(([name, value]) => this.#matches(row, name, value)));
  }

  #matches(row: Row, name: string, value: unknown): boolean {
    const { search, filters = {} } = this.#options;
    const filter = (filters as Record<string, ((row: Row, value: unknown) => boolean) | undefined>)[name];
    if (filter) return filter(row, value);
    const fields = { ...row } as unknown as Fields;
    if (name === 'q' && search) {
      return search.some((field) => fold(String(fields[field])).includes(fold(String(value))));
    }
    if (!(name in fields)) throw new Error(`it has no filter "${name}"`);
    return Array.isArray(value) ? value.includes(fields[name]) : fields[name] === value;
  }

  #sorted(rows: readonly Row[], sort: string | undefined): readonly Row[] {
    if (sort === undefined) return rows;
    const field = sort.replace('-', '');
    const direction = sort.startsWith('-') ? -1 : 1;
    const valueOf = (row: Row) => (({ ...row }) as unknown as Fields)[field];
    if (rows.some((row) => valueOf(row) === undefined))
      throw new Error(`it has no field "${field}" to sort by`);
    return rows.toSorted((a, b) => direction * compare(valueOf(a), valueOf(b)));
  }
}
