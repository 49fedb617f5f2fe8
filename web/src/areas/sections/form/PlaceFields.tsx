import type { Section, SectionType } from '@portal/contracts/areas/sections';
import { offeredSectionTypes } from '@portal/contracts/areas/sections';
import { useMemo } from 'react';
import { useText } from '../../../app/i18n/use-text';
import { Segmented } from '../../../ui/Segmented';
import { TreePicker } from '../../../ui/tree/TreePicker';
import { typeMessages } from '../type-names';
import { formMessages } from './form.messages';
import { parentNodes } from './section-places';
import type { SectionFormState } from './use-section-form';

interface PlaceFieldsProps {
  state: SectionFormState;
  sections: readonly Section[];
  section?: Section;
}

const misplacements = ['own_branch', 'too_deep', 'parent_gone'] as const;

/** Which type, and below which section: the one follows from the other (R-ASE-06…08). */
export function PlaceFields({ state, sections, section }: PlaceFieldsProps) {
  const text = useText(formMessages);
  const typeText = useText(typeMessages);
  const { values, chooseParent, isParentCleared } = state;
  const nodes = useMemo(
    () => parentNodes(sections, section, (type) => typeText(`type.${type}`)),
    [sections, section, typeText],
  );
  const refused = state.form.formState.errors.parent_id?.message;
  const why = misplacements.find((reason) => reason === refused);
  return (
    <>
      <TypeField {...{ state, section }} />
      <TreePicker
        label={text('parent')}
        nodes={nodes}
        value={values.parent_id > 0 ? [values.parent_id] : []}
        onChange={([id]) => chooseParent(id)}
        emptyLabel={text('parentNone')}
        helperText={text(isParentCleared ? 'parentCleared' : 'parentHint')}
        error={why && text(why)}
        optional
      />
    </>
  );
}

function TypeField({ state, section }: Omit<PlaceFieldsProps, 'sections'>) {
  const text = useText(formMessages);
  const typeText = useText(typeMessages);
  const error = state.form.formState.errors.type;
  // A section of toolkits stays one: it can be renamed and hidden, but none is made (AMB-04).
  const types = section?.type === 4 ? [4 as const] : offeredSectionTypes;
  return (
    <Segmented
      label={text('type')}
      options={types.map((type) => ({ value: String(type), label: typeText(`type.${type}`) }))}
      value={String(state.values.type ?? '')}
      onChange={(type) => state.chooseType(Number(type) as SectionType)}
      error={error && text(error.message === 'section_type_closed' ? 'section_type_closed' : 'typeRequired')}
    />
  );
}
