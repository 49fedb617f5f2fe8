import { stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { type ParsedInputOf, type Rejection, reject, spreadsheetLimits } from '@portal/contracts';
import {
  importColumns,
  type ImportKind,
  importOnWire,
  importOf,
  importUploads,
} from '@portal/contracts/areas/imports';
import { commandIdOf } from '@portal/platform/decider/command-identity';
import type { CommandOutcome } from '@portal/platform/decider/command-runner';
import type { LandedFile } from '@portal/platform/files/landed-file';
import { readInPieces } from '@portal/platform/files/read-in-pieces';
import { type UploadContext, uploadHandler } from '@portal/platform/http/upload-handler';
import type { ImportSummary } from '@portal/platform/import/import-jobs';
import { mapInPieces } from '@portal/platform/program/in-pieces';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import type { UploadWorld } from '../../area';
import { figuresDecider, figuresStream } from './figures.decider';
import { type ImportedFigures, figuresIn } from './figure-rows';
import { currentRevisions } from './figures-state';
import { importReferences } from './import-references.facts';
import { importDecider, importStream } from './import.decider';
import { claimSpreadsheet, senderName, storedSpreadsheet } from './check-import.facts';
import type { importContentBindings } from './import-content.bindings';
import type { importBindings } from './imports.bindings';
import { figureBudget } from './figure-budget';

type Own = Pick<ReturnType<typeof importBindings>, 'RecordImport'> &
  Pick<ReturnType<typeof importContentBindings>, 'AddPlanPhoto'>;
const { CheckImport, UpdatePlanPhoto } = importUploads;

type CheckInput = ParsedInputOf<typeof CheckImport>;

interface Comparison {
  readonly summary: ImportSummary;
  readonly path: string;
  readonly comparedWith: number;
}

const isRefused = (of: object): of is Rejection => 'rejected' in of;

/** As text, for the worker process. */
async function asJson(
  figures: ReadonlyMap<string, ImportedFigures>,
): Promise<Readonly<Record<string, string>>> {
  const texts = ([place, { rows }]: readonly [string, ImportedFigures]) =>
    [place, JSON.stringify(rows)] as const;
  return Object.fromEntries(await mapInPieces([...figures], texts));
}

async function compare(
  file: LandedFile,
  kind: ImportKind,
  world: UploadWorld,
): Promise<Comparison | Rejection> {
  const contract = importColumns[kind];
  const { accepts } = CheckImport;
  const reading = await world.readSpreadsheet(file, { contract, accepts, ...spreadsheetLimits });
  if (!reading.ok) return reject(reading.code, { details: reading.details });
  const stream = figuresStream(kind);
  const figures = await world.load(figuresDecider, stream);
  const currently = (places: readonly string[]) =>
    figuresIn(stream, currentRevisions(figures, places), world);
  const known = await importReferences({ kind, texts: reading.references, currently }, world);
  const { references, places, brands, current } = known;
  const compared = await world.compareSpreadsheet(file, {
    contract,
    references,
    current: await asJson(current),
    ...figureBudget,
    names: { places, values: { brand: brands } },
  });
  return compared ? { ...compared, comparedWith: figures.changes } : reject('file_too_complex');
}

/** Records the import; removes its files if that fails. */
async function record(
  file: LandedFile,
  { summary, path, comparedWith }: Comparison,
  context: UploadContext<CheckInput>,
  { own, world, files }: { readonly own: Own; readonly world: UploadWorld; readonly files: FileStore },
): Promise<CommandOutcome<never>> {
  const { actor, correlationId, idempotencyKey, input } = context;
  const importId =
    idempotencyKey === undefined ? randomUUID() : commandIdOf(actor, CheckImport.name, idempotencyKey);
  const claimed = await claimSpreadsheet(input.file, importId, world);
  if (claimed) return { ok: false, rejection: claimed };
  const stored = await files.put(readInPieces(file.path));
  const result = await files.put(readInPieces(path));
  const checked = {
    importId,
    kind: input.kind,
    filename: file.filename,
    resultKey: result.key,
    comparedWith,
    ...stored,
    ...summary,
    problems: summary.problems as never,
  };
  const outcome = await world.runner.run(own.RecordImport, checked, {
    actor,
    correlationId,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
  const state = await world.load(importDecider, importStream(importId));
  // Refused, or already recorded with other files.
  if (state?.key !== stored.key) await Promise.all([files.remove(stored.key), files.remove(result.key)]);
  if (!outcome.ok || state === null) return outcome as CommandOutcome<never>;
  const at = world.now().toISOString();
  const name = await senderName(actor, world);
  const document = importOf(state, { at, userId: actor.userId });
  return { ...outcome, data: importOnWire(document, () => name) as never };
}

/** Dry run (R-IMP-02, W36). */
const checkHandler = (own: Own, world: UploadWorld) =>
  uploadHandler<typeof CheckImport>({
    contract: CheckImport,
    admit: world.quota.admit,
    storedFile: (key, actor) => storedSpreadsheet(key, actor, world),
    async unpack(file, context, files): Promise<CommandOutcome<never>> {
      const { actor, correlationId } = context;
      try {
        const compared = await compare(file, context.input.kind, world);
        if (isRefused(compared)) return { ok: false, rejection: compared };
        const { size } = await stat(file.path);
        const counted = await world.quota.count(size, { actor, correlationId });
        return counted.ok ? await record(file, compared, context, { own, world, files }) : (counted as never);
      } finally {
        await world.discardSpreadsheet(file);
      }
    },
  });

/** Re-encoded without metadata (R-IMP-01, R-API-98). */
const photoHandler = ({ AddPlanPhoto }: Own, { inspect, quota, runner }: UploadWorld) =>
  uploadHandler<typeof UpdatePlanPhoto>({
    contract: UpdatePlanPhoto,
    inspect,
    admit: quota.admit,
    async receive(
      { key, bytes, sha256, filename, picture },
      { actor, correlationId },
    ): Promise<CommandOutcome<never>> {
      const counted = await quota.count(bytes, { actor, correlationId });
      if (!counted.ok) return counted as CommandOutcome<never>;
      const { width, height } = picture ?? { width: 0, height: 0 };
      const photo = { key, bytes, sha256, filename, width, height };
      return (await runner.run(AddPlanPhoto, photo, { actor, correlationId })) as CommandOutcome<never>;
    },
  });

export const importUploadHandlers = (own: Own, world: UploadWorld) => [
  checkHandler(own, world),
  photoHandler(own, world),
];
