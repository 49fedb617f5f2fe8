import { isRejection, type Rejection } from '@portal/contracts';
import { readResultFigures } from '@portal/platform/import/read-result';
import type { Services } from '../../services';
import { figuresIn } from './figure-rows';
import { type ConfirmFacts, figuresDecider, figuresStream, type UndoFacts } from './figures.decider';
import { formerRevisions } from './figures-state';
import { type CheckedImport, importDecider, importMissing, importStream } from './import.decider';

export async function checkedImport(
  importId: string,
  { load }: Pick<Services, 'load'>,
): Promise<CheckedImport | Rejection> {
  return (await load(importDecider, importStream(importId))) ?? importMissing;
}

export async function confirmFacts(
  importId: string,
  { load, files }: Pick<Services, 'load' | 'files'>,
): Promise<ConfirmFacts | Rejection> {
  const checked = await checkedImport(importId, { load });
  if (isRejection(checked)) return checked;
  const opened = checked.discarded ? null : await files.open(checked.resultKey);
  if (!opened) return { checked, figures: null };
  return { checked, figures: await readResultFigures(opened.stream) };
}

export async function undoFacts(
  importId: string,
  { load, eventsAt }: Pick<Services, 'load' | 'eventsAt'>,
): Promise<UndoFacts | Rejection> {
  const checked = await checkedImport(importId, { load });
  if (isRejection(checked)) return checked;
  const stream = figuresStream(checked.kind);
  const figures = await load(figuresDecider, stream);
  return { checked, former: await figuresIn(stream, formerRevisions(figures, importId), { eventsAt }) };
}

/** Undone imports count as confirmed. */
export async function discardFacts(
  importId: string,
  { load }: Pick<Services, 'load'>,
): Promise<{ readonly isConfirmed: boolean } | Rejection> {
  const checked = await checkedImport(importId, { load });
  if (isRejection(checked)) return checked;
  const { imports } = await load(figuresDecider, figuresStream(checked.kind));
  return { isConfirmed: imports.has(importId) };
}
