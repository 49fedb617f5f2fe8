import { Sqlite, type SqlValue } from '@portal/platform/stores/sqlite/sqlite';
import { comparable, formsOf, indexedWords } from './text-forms';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const bytesOf = (value: SqlValue) => (Buffer.isBuffer(value) ? value : Buffer.from(String(value ?? '')));

/** Raw bytes do not suffice: long values span pages, the index stores suffixes only. */
export function tablesWith(path: string, texts: readonly string[]): readonly string[] {
  const database = new Sqlite(path, { durability: 'full', cacheMiB: 4 });
  try {
    const tables = database.all<[string, string]>(
      "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL ORDER BY name",
    );
    const isIndex = (sql: string) => /USING fts5/i.test(sql);
    return tables
      .filter(([name, sql]) =>
        isIndex(sql) ? indexHolds(database, name, texts) : tableHolds(database, name, texts),
      )
      .map(([name]) => name);
  } finally {
    database.close();
  }
}

function tableHolds(database: Sqlite, table: string, texts: readonly string[]): boolean {
  const forms = texts.flatMap(formsOf).map(comparable);
  const columns = database
    .all<[number, string]>(`SELECT cid, name FROM pragma_table_info(${quotedText(table)})`)
    .map(([, name]) => quoted(name));
  const rows = database.all(`SELECT ${columns.join(', ')} FROM ${quoted(table)}`);
  return rows.some((row) =>
    row.some((value) => {
      const text = comparable(bytesOf(value));
      return forms.some((form) => text.includes(form));
    }),
  );
}

const quotedText = (text: string) => `'${text.replaceAll("'", "''")}'`;

function indexHolds(database: Sqlite, index: string, texts: readonly string[]): boolean {
  database.exec('DROP TABLE IF EXISTS temp.words');
  database.exec(`CREATE VIRTUAL TABLE temp.words USING fts5vocab('main', ${quotedText(index)}, 'row')`);
  // Prefixes are indexed as words.
  const found = (word: string) =>
    database.get('SELECT 1 FROM temp.words WHERE term = ? LIMIT 1', [word]) !== undefined;
  return texts.some((text) => {
    const words = indexedWords(text);
    return words.length > 0 && words.every(found);
  });
}
