import type { Sqlite } from '../sqlite/sqlite';

export function claimView(database: Sqlite, view: string, projection: string): void {
  database.run('UPDATE views SET projection = ? WHERE name = ? AND projection IS NOT ?', [
    projection,
    view,
    projection,
  ]);
}
