import { randomInt, randomUUID } from 'node:crypto';
import { Role } from '@portal/contracts';
import { type ImportKind, placeOfRestaurant } from '@portal/contracts/areas/imports';
import type { ImportResult } from '@portal/platform/import/import-jobs';
import { resultLines } from '@portal/platform/import/result-lines';
import type { InProcessPortal } from './in-process-portal';
import { actorWith } from './test-fixture';

type Ground = Pick<InProcessPortal, 'stores' | 'writeSide'>;
const context = { actor: actorWith(Role.Administrator), correlationId: 'test-imports' };
const settling: readonly string[] = ['ImportConfirmed', 'ImportUndone'];

async function changesOf({ stores }: Ground): Promise<number> {
  const events = await stores.events.readStream('figures-sales');
  return events.filter(({ type }) => settling.includes(type)).length;
}

type Result = Pick<ImportResult, 'figures' | 'difference'> & {
  readonly kind: ImportKind;
  /** Earlier changes of the kind. */
  readonly comparedWith: number;
};

/** A checked file. @returns the import's id */
export async function recordImport(
  { stores, writeSide }: Ground,
  { kind, comparedWith, ...compared }: Result,
): Promise<string> {
  const { runner, bindings } = writeSide;
  const file = await stores.files.put(Buffer.from(`PK ${randomUUID()}`));
  const stored = await stores.files.put(Buffer.from(resultLines({ ...compared, problems: [] })));
  const importId = randomUUID();
  const rows = compared.difference.length;
  const checked = await runner.run(
    bindings.imports.RecordImport,
    {
      ...file,
      importId,
      kind,
      filename: 'datos.xlsx',
      resultKey: stored.key,
      comparedWith,
      rows,
      hidden: { rows: 0, columns: 0 },
      places: compared.figures.length,
      counts: { new: rows, changed: 0, gone: 0, same: 0 },
      problemCount: 0,
      problems: [],
    },
    context,
  );
  if (!checked.ok) throw new Error(`no import: ${JSON.stringify(checked)}`);
  return importId;
}

/** A checked file with sales. @returns the import's id */
export async function addImport(ground: Ground, restaurantId: number): Promise<string> {
  const place = placeOfRestaurant(restaurantId);
  const after = ['comida', randomInt(1, 9_000) / 100, 1.5] as const;
  return recordImport(ground, {
    kind: 'sales',
    figures: [{ place, rows: [after] }],
    difference: [{ place, site: '0001', name: 'Gran Vía', mark: 'new', before: null, after }],
    comparedWith: await changesOf(ground),
  });
}

export async function addConfirmedImport(ground: Ground, restaurantId: number): Promise<string> {
  const { runner, bindings } = ground.writeSide;
  const id = await addImport(ground, restaurantId);
  const input = { id, period_from: '2026-01', period_to: '2026-09' };
  const confirmed = await runner.run(bindings.imports.ConfirmImport, input, context);
  if (!confirmed.ok) throw new Error(`nothing imported: ${JSON.stringify(confirmed)}`);
  return id;
}
