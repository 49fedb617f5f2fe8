import { formTexts } from '../texts';
import {
  lastSectionLevel,
  offeredSectionTypes,
  type Section,
  sectionCommands,
  sectionQueries,
  type SectionType,
} from '@portal/contracts/areas/sections';
import { recordForms } from '#ui/record/RecordAdmin';
import { changesOf, type SectionValues, valuesOf } from './section-values';
import { SectionFields } from './SectionFields';

const listPath = '/admin/sections';

/** What a new section begins with: the type or the parent that the link to the form names. */
function blank(sections: readonly Section[], address: URLSearchParams): SectionValues {
  const parent = sections.find(
    ({ id, level }) => String(id) === address.get('parent') && level < lastSectionLevel,
  );
  const named: SectionType | undefined = offeredSectionTypes.find(
    (type) => String(type) === address.get('type'),
  );
  return { name: '', name_cat: '', type: parent?.type ?? named, parent_id: parent?.id ?? -1, status: true };
}

/** Sections are added and updated one by one (R-ASE-05…10, R-NAV-28); their list is a tree. */
export const { AddScreen, EditScreen } = recordForms<
  typeof sectionQueries.ListSections,
  typeof sectionCommands.AddSection,
  SectionValues
>({
  path: listPath,
  listPathOf: ({ type = 1 }) => (type === 1 ? listPath : `${listPath}?type=${type}`),
  words: formTexts,
  calls: {
    list: sectionQueries.ListSections,
    add: sectionCommands.AddSection,
    update: sectionCommands.UpdateSection,
    delete: sectionCommands.DeleteSection,
    restore: sectionCommands.RestoreSection,
  },
  nameOf: ({ name }) => name,
  titleOf: ({ name }) => name,
  blank,
  valuesOf,
  Fields: SectionFields,
  fieldNames: { name: 'name', name_cat: 'name_cat', type: 'type', parent_id: 'parent_id', status: 'status' },
  // Only what was changed: others who change another field are not undone.
  useInput: () => async (values, section) => (section === null ? values : changesOf(section, values)),
});
