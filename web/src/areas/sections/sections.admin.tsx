import {
  lastSectionLevel,
  offeredSectionTypes,
  type Section,
  sectionCommands,
  sectionQueries,
  type SectionType,
  freeSlug,
  sectionHome,
  slugOfName,
  subtree,
} from '@portal/contracts/areas/sections';
import { Stack } from '@mui/material';
import { useMemo, useState } from 'react';
import { localFields } from '@portal/contracts/kernel';
import { recordForms } from '#ui/record/RecordAdmin';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import type { FieldsProps } from '#ui/record/record-spec';
import { RecordLocalText, RecordSwitch } from '#ui/record/RecordFields';
import { Segmented } from '#ui/Segmented';
import { TreePicker } from '#ui/tree/TreePicker';
import type { TreeNode } from '#ui/tree/tree-nodes';
import { formTexts, typeTexts } from './texts';

const depthBelow = (sections: readonly Section[], id: number): number =>
  Math.max(
    0,
    ...sections
      .filter(({ parent_id: parentId }) => parentId === id)
      .map((child) => 1 + depthBelow(sections, child.id)),
  );

/** Ids of sections are positive. */
const headOf = (type: SectionType) => -10 - type;

/** Possible parents: two levels, not itself, with room for its children (R-ASE-06). Types are headings. */
function parentNodes(
  sections: readonly Section[],
  section: Section | null,
  nameOf: (type: SectionType) => string,
): readonly TreeNode[] {
  const own = section === null ? [] : subtree(sections, section.id);
  const below = section === null ? 0 : depthBelow(sections, section.id);
  const offered = sections.filter(
    ({ id, level, type }) =>
      level + 1 + below <= lastSectionLevel && !own.includes(id) && offeredSectionTypes.includes(type),
  );
  const heads = offeredSectionTypes
    .filter((type) => offered.some((one) => one.type === type))
    .map((type) => ({ id: headOf(type), parentId: -1, name: nameOf(type), disabled: true }));
  const nodes = offered.map(({ id, parent_id: parentId, type, name }) => ({
    id,
    parentId: parentId > 0 ? parentId : headOf(type),
    name,
  }));
  return [...heads, ...nodes];
}

/** The future address (R-ASE-10); `null` while the name gives none. */
function addressOf(
  sections: readonly Section[],
  section: Section | null,
  { name, type }: { readonly name: string; readonly type: SectionType | undefined },
): string | null {
  if (slugOfName(name) === '' || type === undefined) return null;
  const keeps = section !== null && slugOfName(section.name) === slugOfName(name);
  const others = sections.filter(({ id }) => id !== section?.id);
  const taken = new Set(others.flatMap(({ url, former_urls: former = [] }) => [url, ...former]));
  return `/${sectionHome({ type, url: keeps ? section.url : freeSlug(name, taken) })}`;
}

interface SectionValues {
  readonly name: string;
  readonly name_cat: string;
  readonly type: SectionType | undefined;
  /** -1 at the first level. */
  readonly parent_id: number;
  readonly status: boolean;
}

const valuesOf = ({ texts, type, parent_id, status }: Section): SectionValues => ({
  ...localFields('name', texts),
  type,
  parent_id,
  status: status === 1,
});

function changesOf(section: Section, values: SectionValues): Partial<SectionValues> {
  const read = valuesOf(section);
  const changed = Object.entries(values).filter(
    ([field, value]) => value !== read[field as keyof SectionValues],
  );
  return Object.fromEntries(changed);
}

interface PlaceFieldsProps extends FieldsProps<SectionValues, Section> {
  sections: readonly Section[];
}

/** A parent sets the type; another type clears the parent (R-ASE-07, R-ASE-08). */
function useChoices({ form: { values, set }, sections }: PlaceFieldsProps) {
  const [isParentCleared, setParentCleared] = useState(false);
  const parent = sections.find(({ id }) => id === values.parent_id);
  const chooseParent = (id: number | undefined) => {
    setParentCleared(false);
    set('parent_id', id ?? -1);
    const chosen = sections.find((one) => one.id === id);
    if (chosen !== undefined) set('type', chosen.type);
  };
  const chooseType = (type: SectionType) => {
    set('type', type);
    const isMismatch = parent !== undefined && parent.type !== type;
    setParentCleared(isMismatch);
    if (isMismatch) set('parent_id', -1);
  };
  return { isParentCleared, chooseParent, chooseType };
}

/** R-ASE-06…08. */
function PlaceFields(props: PlaceFieldsProps) {
  const { form, row, sections } = props;
  const text = useText(formTexts);
  const typeText = useText(typeTexts);
  const { isParentCleared, chooseParent, chooseType } = useChoices(props);
  const nodes = useMemo(
    () => parentNodes(sections, row, (type) => typeText(`type.${type}`)),
    [sections, row, typeText],
  );
  const { label, hint, error, value } = form.field('parent_id');
  // Toolkits sections can be edited, but not added (AMB-04).
  const types = row?.type === 4 ? [4 as const] : offeredSectionTypes;
  return (
    <>
      <Segmented
        label={text('type')}
        options={types.map((type) => ({ value: String(type), label: typeText(`type.${type}`) }))}
        value={String(form.values.type ?? '')}
        onChange={(type) => chooseType(Number(type) as SectionType)}
        error={form.field('type').error}
      />
      <TreePicker
        label={label}
        nodes={nodes}
        error={error}
        value={value > 0 ? [value] : []}
        onChange={([id]) => chooseParent(id)}
        emptyLabel={text('parentNone')}
        helperText={isParentCleared ? text('parentCleared') : hint}
        optional
      />
    </>
  );
}

function useTextOf() {
  const typeText = useText(typeTexts);
  const sections = useCallQuery(sectionQueries.ListSections, {}).data ?? [];
  return (field: string, value: unknown) => {
    if (field === 'type') return typeText(`type.${value as SectionType}`);
    return field === 'parent_id' ? sections.find(({ id }) => id === value)?.name : undefined;
  };
}

type SectionFieldsProps = FieldsProps<SectionValues, Section>;

/** R-ASE-05…10. */
function SectionFields({ form, row }: SectionFieldsProps) {
  const sections = useCallQuery(sectionQueries.ListSections, {}).data ?? [];
  return (
    <Stack spacing={3}>
      <NameField form={form} row={row} sections={sections} />
      <PlaceFields form={form} row={row} sections={sections} />
      <RecordSwitch {...form.field('status')} />
    </Stack>
  );
}

/** R-ASE-10. */
function NameField({ form, row, sections }: SectionFieldsProps & { sections: readonly Section[] }) {
  const text = useText(formTexts);
  const path = addressOf(sections, row, form.values);
  const was = row && addressOf(sections, row, row);
  const isOther = was !== null && was !== path;
  return (
    <RecordLocalText
      form={form}
      name="name"
      autoFocus={row === null}
      autoComplete="off"
      hint={path === null ? text('addressNone') : text(isOther ? 'addressKept' : 'address', { path })}
    />
  );
}

const listPath = '/admin/sections';

function blank(sections: readonly Section[], address: URLSearchParams): SectionValues {
  const parent = sections.find(
    ({ id, level }) => String(id) === address.get('parent') && level < lastSectionLevel,
  );
  const named: SectionType | undefined = offeredSectionTypes.find(
    (type) => String(type) === address.get('type'),
  );
  return { name: '', name_cat: '', type: parent?.type ?? named, parent_id: parent?.id ?? -1, status: true };
}

/** R-ASE-05…10, R-NAV-28. */
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
  history: { record: 'section', useTextOf },
  titleOf: ({ name }) => name,
  blank,
  valuesOf,
  Fields: SectionFields,
  fieldNames: { name: 'name', name_cat: 'name_cat', type: 'type', parent_id: 'parent_id', status: 'status' },
  // Edits of other fields by others stay.
  useInput: () => async (values, section) => (section === null ? values : changesOf(section, values)),
});
