import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { cleanTags, ResourceCategory, resourceLanguages } from '@portal/contracts/areas/resources';
import { sessionQueries } from '@portal/contracts/areas/session';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { languageName } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { Panel } from '#ui/Panel';
import { RecordSelect, RecordText } from '#ui/record/RecordFields';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { TreePicker } from '#ui/tree/TreePicker';
import { Control, FieldFrame, fieldIds, type FieldProps } from '#ui/fields/Field';
import { useSections } from '../../catalogue/use-sections';
import { formTexts, tableTexts } from '../../texts';
import { FieldSlotPanel } from './FieldSlotPanel';
import type { ResourceDraft } from './resource-values';

const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '0.5rem 0 0',
  padding: 0,
  listStyle: 'none',
});

/** What ends one tag and begins the next where several are pasted. */
const separators = /[,;\n\t]+/;

interface TagsInputProps extends FieldProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Trims, and leaves each once. */
  clean: (tags: readonly string[]) => string[];
  /** "Remove the tag Autumn". */
  removeLabel: (tag: string) => string;
  /** Characters of one tag. */
  maxLength?: number;
}

/** Short words, each a chip: Enter or a comma adds what is typed, Backspace takes the last one back. */
export function TagsInput(props: TagsInputProps) {
  const { value, onChange, clean, removeLabel, maxLength, label, hint, error, optional } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    onChange(clean([...value, ...text.split(separators)]));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    }
    // Enter in an empty field must not send the form either: one more Enter is quickly pressed.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!separators.test(text)) return;
    event.preventDefault();
    add(text);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Control>
        <input
          {...fieldIds(id, { label, hint, error })}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => typed.trim() !== '' && add(typed)}
        />
      </Control>
      {value.length > 0 && (
        <Chips aria-label={label}>
          {value.map((tag) => (
            <li key={tag}>
              <Chip
                label={tag}
                aria-label={removeLabel(tag)}
                onClick={() => onChange(value.filter((one) => one !== tag))}
                onDelete={() => onChange(value.filter((one) => one !== tag))}
              />
            </li>
          ))}
        </Chips>
      )}
    </FieldFrame>
  );
}

/** What the place of a piece needs of its form. */
type PlaceForm = Pick<RecordFormApi<ResourceDraft>, 'field' | 'values'>;

const categories = Object.values(ResourceCategory);

/** Name, reference, description. */
export function WhatPanel({ form }: { form: RecordFormApi<ResourceDraft> }) {
  const text = useText(formTexts);
  return (
    <Panel title={text('what')}>
      <Stack spacing={2.5}>
        <FieldSlotPanel name="name">
          <RecordText {...form.field('name')} />
        </FieldSlotPanel>
        <FieldSlotPanel name="reference">
          <RecordText {...form.field('reference')} optional />
        </FieldSlotPanel>
        <FieldSlotPanel name="description">
          <RecordText {...form.field('description')} optional multiline />
        </FieldSlotPanel>
      </Stack>
    </Panel>
  );
}

/** Which formats there are, as the server's table calls them in the language in use. */
function useFormats() {
  const { language } = useLanguage();
  const tables = useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity });
  return tables.data?.resource_type.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
}

/** Category, format and, in Spain, language (R-ARS-10, R-ARS-14). */
function Kinds({ form, isPiece }: { form: PlaceForm; isPiece: boolean }) {
  const text = useText(formTexts);
  const names = useText(tableTexts);
  const { market } = useMarket();
  const formats = useFormats();
  const languages = resourceLanguages(market);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
      }}
    >
      <FieldSlotPanel name="category">
        <RecordSelect
          {...form.field('category')}
          options={categories.map((one) => ({ value: String(one), label: names(`category.${one}`) }))}
        />
      </FieldSlotPanel>
      <FieldSlotPanel name="type">
        <RecordSelect
          {...form.field('type')}
          optional={!isPiece}
          options={formats}
          placeholder={text('choose')}
        />
      </FieldSlotPanel>
      {languages.length > 1 && (
        <FieldSlotPanel name="lang">
          <RecordSelect
            {...form.field('lang')}
            optional={!isPiece}
            options={languages.map((one) => ({ value: one, label: languageName[one] }))}
            placeholder={text('choose')}
          />
        </FieldSlotPanel>
      )}
    </Box>
  );
}

/** Where readers come upon it: category, format, language, sections, tags (R-ARS-12, R-ARS-13). */
export function WherePanel({ form }: { form: PlaceForm }) {
  const text = useText(formTexts);
  const sections = useSections();
  const isPiece = form.values.category === String(ResourceCategory.Piece);
  const nodes = sections.data?.map(({ id, parent_id: parentId, name }) => ({ id, parentId, name })) ?? [];
  const { hint, ...places } = form.field('sections');
  return (
    <Panel title={text('where')}>
      <Stack spacing={2.5}>
        <Kinds form={form} isPiece={isPiece} />
        <FieldSlotPanel name="sections">
          <TreePicker multiple nodes={nodes} helperText={hint} {...places} />
        </FieldSlotPanel>
        <FieldSlotPanel name="tags">
          <TagsInput
            optional
            clean={cleanTags}
            removeLabel={(tag) => text('removeTag', { tag })}
            {...form.field('tags')}
          />
        </FieldSlotPanel>
      </Stack>
    </Panel>
  );
}
