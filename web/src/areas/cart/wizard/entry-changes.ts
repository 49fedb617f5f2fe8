import {
  type CartEntry,
  formatOf,
  personalisedScale,
  type QuestionKey,
  sizeOf,
} from '@portal/contracts/areas/cart';

/*
 * What a choice in the wizard does to the entry. Fields that only make sense together change together, so that the
 * ticket never shows the size of another format or the legal text of a price that is gone.
 */
export type EntryChange = (entry: CartEntry) => CartEntry;

export const chooseFormat =
  (file: number): EntryChange =>
  (entry) => {
    const keepsSize = sizeOf(formatOf(file)?.sizes ?? null, entry.to.filename) !== undefined;
    return { ...entry, to: keepsSize ? { ...entry.to, file } : { file, filename: '', size: '' } };
  };

export const chooseSize =
  (filename: string): EntryChange =>
  (entry) => ({ ...entry, to: { ...entry.to, filename } });

export const writeSize =
  (size: string): EntryChange =>
  (entry) => ({ ...entry, to: { ...entry.to, size } });

export const answerQuestion =
  (key: QuestionKey | 'custom', answer: string): EntryChange =>
  (entry) => ({ ...entry, params: { ...entry.params, [key]: answer } });

export const personalise =
  (fields: Partial<CartEntry['custom']>): EntryChange =>
  (entry) => {
    const custom = { ...entry.custom, ...fields };
    return { ...entry, custom: custom.price.trim() === '' ? { ...custom, legal: '' } : custom };
  };

/** The scales "1" to "5" are exact numbers, the others are ranges: those have no number of units. */
export const chooseScale =
  (scale: string): EntryChange =>
  (entry) => ({
    ...entry,
    units_scale: scale,
    units: scale === personalisedScale || Number.isNaN(Number(scale)) ? 0 : Number(scale),
    units_scale_custom: scale === personalisedScale ? entry.units_scale_custom : '',
  });

export const change =
  (fields: Partial<CartEntry>): EntryChange =>
  (entry) => ({ ...entry, ...fields });
