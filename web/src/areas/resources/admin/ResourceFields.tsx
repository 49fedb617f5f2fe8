import { Box, Chip, List, Stack } from '@mui/material';
import {
  cleanTags,
  ResourceCategory,
  resourceLanguages,
  type ResourceStatus,
} from '@portal/contracts/areas/resources';
import { type ClipboardEvent, type KeyboardEvent, useId, useState, type ReactNode } from 'react';
import { languageName } from '#core/i18n/language';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { Control, FieldFrame, fieldIds, type FieldProps } from '#ui/fields/Field';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { Panel } from '#ui/Panel';
import { RecordSelect, RecordText } from '#ui/record/RecordFields';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { TreePicker } from '#ui/tree/TreePicker';
import { useSections } from '../catalogue';
import { useFormats } from '../resources';
import { formTexts, tableTexts } from '../texts';
import type { ResourceDraft } from './resource-values';
import { statuses } from './resource-record';

const slotId = (name: string) => `resource-${name}`;

export function focusField(name: string): void {
  const slot = document.getElementById(slotId(name));
  const control = slot?.querySelector<HTMLElement>(
    'input:not([type="file"]):not([type="radio"]), input[type="radio"]:checked, textarea, select, button, [role="combobox"]',
  );
  control?.focus();
  slot?.scrollIntoView({ block: 'center' });
}

/** `focusField` finds a field by this id. */
export function FieldSlotPanel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box id={slotId(name)} sx={{ minWidth: 0 }}>
      {children}
    </Box>
  );
}

/** Between pasted tags. */
const separators = /[,;\n\t]+/;

interface TagsInputProps extends FieldProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  clean: (tags: readonly string[]) => string[];
  removeLabel: (tag: string) => string;
  /** Of one tag. */
  maxLength?: number;
}

/** Enter or a comma adds what is typed; Backspace removes the last tag. */
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
    // An empty field must not submit the form either.
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
        <List disablePadding aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
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
        </List>
      )}
    </FieldFrame>
  );
}

type PlaceForm = Pick<RecordFormApi<ResourceDraft>, 'field' | 'values'>;

const categories = Object.values(ResourceCategory);

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

/** The language only in Spain (R-ARS-10, R-ARS-14). */
function Kinds({ form, isPiece }: { form: PlaceForm; isPiece: boolean }) {
  const text = useText(formTexts);
  const names = useText(tableTexts);
  const { market } = useMarket();
  const formats = useFormats() ?? [];
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
          options={formats.map(({ id, name }) => ({ value: String(id), label: name }))}
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

/** R-ARS-12, R-ARS-13. */
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

/** AMB-05: restaurants already see a resource that is coming soon. */
export function StatusField({ form }: { form: Pick<RecordFormApi<ResourceDraft>, 'field'> }) {
  const text = useText(formTexts);
  const names = useText(tableTexts);
  const { value, onChange, hint: _, ...status } = form.field('status');
  return (
    <FieldSlotPanel name="status">
      <ChoiceCards
        {...status}
        layout="rows"
        value={String(value)}
        choices={statuses.map((one) => ({
          value: String(one),
          label: names(`status.${one}`),
          hint: text(`hint.${one}`),
        }))}
        onChange={(chosen) => onChange(Number(chosen) as ResourceStatus)}
      />
    </FieldSlotPanel>
  );
}

const timeFields = ['published_from', 'valid_until'] as const;

/** First and last day, of the market. */
export const TimeFields = ({ form }: { form: Pick<RecordFormApi<ResourceDraft>, 'field'> }) => (
  <Box
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' }}
  >
    {timeFields.map((name) => (
      <FieldSlotPanel key={name} name={name}>
        <LazyDayField {...form.field(name)} optional />
      </FieldSlotPanel>
    ))}
  </Box>
);
