import type { DocumentOf, EventOf } from '../../kernel';
import type { ImportStatus } from './import-report.rules';
import type { ImportRecord, imports } from './imports.contract';
import type { importEvents } from './imports.events';
import { importFileExpiry } from './imports.rules';

export type ImportDocument = DocumentOf<typeof imports>;
type Checked = Extract<EventOf<typeof importEvents>, { type: 'ImportChecked' }>['data'];

function statusOf({ problemCount, counts }: Pick<Checked, 'problemCount' | 'counts'>): ImportStatus {
  if (problemCount > 0) return 'refused';
  return counts.new + counts.changed + counts.gone === 0 ? 'unchanged' : 'ready';
}

export function importOf(
  checked: Checked,
  { at: createdAt, userId }: { readonly at: string; readonly userId: number },
): ImportDocument {
  const { importId: id, kind, filename, bytes, sha256, key, resultKey, rows, places, counts } = checked;
  const { hidden, problemCount, problems } = checked;
  return {
    id,
    kind,
    status: statusOf(checked),
    filename,
    bytes,
    sha256,
    key,
    resultKey,
    createdAt,
    userId,
    rows,
    hidden,
    placeCount: places,
    counts,
    problemCount,
    problems,
    confirmed: null,
    undone: null,
    discarded: null,
    places: [],
  };
}

type Act = ImportDocument['confirmed'];

/** @param nameOf user id → name; empty after erasure (S18) */
export function importOnWire(document: ImportDocument, nameOf: (userId: number) => string): ImportRecord {
  const { id, kind, status, filename, bytes, sha256, rows, hidden, counts, problems } = document;
  const dateOf = (act: Act) => act?.at ?? null;
  const byOf = (act: Act) => (act ? nameOf(act.userId) : '');
  return {
    id,
    kind,
    status,
    filename,
    bytes,
    sha256,
    rows,
    hidden,
    counts,
    problems,
    created_date: document.createdAt,
    user_name: nameOf(document.userId),
    places: document.placeCount,
    problem_count: document.problemCount,
    confirmed_date: dateOf(document.confirmed),
    confirmed_by: byOf(document.confirmed),
    undone_date: dateOf(document.undone),
    undone_by: byOf(document.undone),
    discarded_date: dateOf(document.discarded),
    discarded_by: byOf(document.discarded),
    kept_until: document.key === null ? null : importFileExpiry(document.createdAt),
  };
}
