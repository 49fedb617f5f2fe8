import { offeredSectionTypes, type Section, type SectionType } from '@portal/contracts/areas/sections';
import { useMemo, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import type { FieldsProps } from '#ui/record/record-spec';
import { Segmented } from '#ui/Segmented';
import { TreePicker } from '#ui/tree/TreePicker';
import { formTexts, typeTexts } from '../texts';
import { parentNodes } from './section-places';
import type { SectionValues } from './section-values';

interface PlaceFieldsProps extends FieldsProps<SectionValues, Section> {
  sections: readonly Section[];
}

/** What is chosen: the parent forces the type, and another type lets go of the parent (R-ASE-07, R-ASE-08). */
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

/** Which type, and below which section: the one follows from the other (R-ASE-06…08). */
export function PlaceFields(props: PlaceFieldsProps) {
  const { form, row, sections } = props;
  const text = useText(formTexts);
  const typeText = useText(typeTexts);
  const { isParentCleared, chooseParent, chooseType } = useChoices(props);
  const nodes = useMemo(
    () => parentNodes(sections, row, (type) => typeText(`type.${type}`)),
    [sections, row, typeText],
  );
  const { label, hint, error, value } = form.field('parent_id');
  // A section of toolkits stays one: it can be renamed and hidden, but none is made (AMB-04).
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
