import { keptDrafts } from '#core/storage/kept-drafts';
import type { PlanEdits } from './plan-edits';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areEdits = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every((edit) => isRecord(edit) && 'base' in edit && 'value' in edit);

/** What was typed and not saved, by restaurant and year; of this tab only (U4, W18). */
export const planDrafts = keptDrafts<PlanEdits>('planner', 'tab', (kept) =>
  isRecord(kept) && areEdits(kept['percents']) && areEdits(kept['strategies'])
    ? (kept as unknown as PlanEdits)
    : null,
);
