import { localFields } from '@portal/contracts/kernel';
import type { Section, SectionType } from '@portal/contracts/areas/sections';

/** What the form of a section holds. */
export interface SectionValues {
  readonly name: string;
  readonly name_cat: string;
  readonly type: SectionType | undefined;
  /** -1 at the first level. */
  readonly parent_id: number;
  readonly status: boolean;
}

export const valuesOf = ({ texts, type, parent_id, status }: Section): SectionValues => ({
  ...localFields('name', texts),
  type,
  parent_id,
  status: status === 1,
});

/** The fields that differ from the section as it was read. */
export function changesOf(section: Section, values: SectionValues): Partial<SectionValues> {
  const read = valuesOf(section);
  const changed = Object.entries(values).filter(
    ([field, value]) => value !== read[field as keyof SectionValues],
  );
  return Object.fromEntries(changed);
}
