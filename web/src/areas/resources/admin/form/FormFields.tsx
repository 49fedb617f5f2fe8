import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { cleanTags, ResourceCategory, resourceLanguages } from '@portal/contracts/areas/resources';
import { sessionQueries } from '@portal/contracts/areas/session';
import { useCallQuery } from '#core/client/use-call-query';
import { languageName } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { TagsInput } from './TagsInput';
import { Panel } from '#ui/Panel';
import { RecordSelect, RecordText } from '#ui/record/RecordFields';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { TreePicker } from '#ui/tree/TreePicker';
import { useSections } from '../../catalogue/use-sections';
import { formTexts, tableTexts } from '../../texts';
import { FieldSlotPanel } from './FieldSlotPanel';
import type { ResourceDraft } from './resource-values';

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
