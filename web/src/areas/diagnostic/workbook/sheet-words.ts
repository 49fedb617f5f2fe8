import type { DiagnosticAlert, SwotList } from '@portal/contracts/areas/diagnostic';
import type { Labels } from '@portal/contracts/kernel';
import type { Text } from '#core/i18n/use-text';
import type { workbookTexts } from '../texts';

export type SheetKey = (typeof workbookTexts)['keys'][number];

/** What the sheets are written with. */
export interface SheetWords {
  readonly text: Text<SheetKey>;
  readonly swotText: (list: SwotList) => string;
  readonly localised: (labels: Labels) => string;
  readonly alertText: (alert: DiagnosticAlert) => string;
  /** Today. */
  readonly date: string;
}

/** The heads of columns; those of texts are wider than those of numbers. */
export const heads = (text: SheetWords['text'], keys: readonly SheetKey[], wide: readonly SheetKey[] = []) =>
  keys.map((key) => ({ header: text(key), width: wide.includes(key) ? 60 : 24 }));
