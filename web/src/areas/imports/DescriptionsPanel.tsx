import { Box, Button, Stack } from '@mui/material';
import {
  type DiagnosticSection,
  diagnosticSections,
  maxDescriptionLength,
  importCommands,
  importQueries,
  type SectionDescription,
} from '@portal/contracts/areas/imports';
import { localFields } from '@portal/contracts/kernel';
import { useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { SaveProblem } from '#ui/form/SaveProblem';
import { Panel } from '#ui/Panel';
import { editConflictIn } from '#ui/record/edit-conflict';
import { RecordLocalText } from '#ui/record/RecordFields';
import type { BoundField } from '#ui/record/use-record-form';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonForm } from '#ui/states/Skeletons';
import { useToast } from '#ui/toast/toast-context';
import { descriptionsTexts } from './texts';
import { successTexts } from './texts/success';

const { ListSectionDescriptions } = importQueries;

type Texts = ReturnType<typeof localFields<'description'>>;
type DescriptionField = keyof Texts;

interface Edit {
  readonly texts: Texts;
  /** Shown when typing began; after a conflict, the newer one. */
  readonly version: number;
}
type Edits = Partial<Readonly<Record<DiagnosticSection, Edit>>>;
type Failures = Partial<Readonly<Record<DiagnosticSection, unknown>>>;

const without = <T extends object>(all: T, gone: readonly DiagnosticSection[]): T =>
  Object.fromEntries(
    Object.entries(all).filter(([section]) => !gone.includes(section as DiagnosticSection)),
  ) as T;

const trimmed = ({ description, description_cat }: Texts): Texts => ({
  description: description.trim(),
  description_cat: description_cat.trim(),
});
const lengthOf = (texts: Texts): number =>
  Math.max(...Object.values(trimmed(texts)).map(({ length }) => length));
const isSame = (a: Texts, b: Texts): boolean => JSON.stringify(a) === JSON.stringify(b);

function useSaving() {
  const { send, isPending } = useCallCommand(importCommands.UpdateSectionDescription, {
    refresh: [ListSectionDescriptions],
  });
  const [edits, setEdits] = useState<Edits>({});
  const [failures, setFailures] = useState<Failures>({});
  const saveOne = async (section: DiagnosticSection, { texts, version }: Edit): Promise<boolean> => {
    try {
      await send({ section, ...trimmed(texts), version });
      setEdits((all) => without(all, [section]));
      setFailures((all) => without(all, [section]));
      return true;
    } catch (failure) {
      setFailures((all) => ({ ...all, [section]: failure }));
      // After a conflict was shown, saving overwrites.
      const known = editConflictIn(failure)?.version ?? version;
      setEdits((all) => ({ ...all, [section]: { texts, version: known } }));
      return false;
    }
  };
  const discard = () => {
    setEdits({});
    setFailures({});
  };
  return { edits, setEdits, failures, isPending, saveOne, discard };
}

export function useDescriptions() {
  const query = useCallQuery(ListSectionDescriptions, {});
  const { edits, setEdits, failures, isPending, saveOne, discard } = useSaving();
  const known = (section: DiagnosticSection): SectionDescription | undefined =>
    query.data?.find((one) => one.section === section);
  const savedTexts = (section: DiagnosticSection) => localFields('description', known(section)?.texts ?? {});
  const changed = diagnosticSections.flatMap((section) => {
    const edit = edits[section];
    return edit !== undefined && !isSame(trimmed(edit.texts), savedTexts(section)) ? [{ section, edit }] : [];
  });
  return {
    query,
    failures,
    isPending,
    discard,
    changed: changed.map(({ section }) => section),
    isTooLong: changed.some(({ edit }) => lengthOf(edit.texts) > maxDescriptionLength),
    textsOf: (section: DiagnosticSection) => edits[section]?.texts ?? savedTexts(section),
    updatedAt: (section: DiagnosticSection) => known(section)?.update_date ?? null,
    edit: (section: DiagnosticSection, field: DescriptionField, text: string) =>
      setEdits((all) => ({
        ...all,
        [section]: {
          texts: { ...(all[section]?.texts ?? savedTexts(section)), [field]: text },
          version: all[section]?.version ?? known(section)?.version ?? 0,
        },
      })),
    /** @returns whether each changed section was saved */
    save: async (): Promise<boolean> => {
      let isWhole = true;
      for (const { section, edit } of changed) isWhole = (await saveOne(section, edit)) && isWhole;
      return isWhole;
    },
  };
}
export type Descriptions = ReturnType<typeof useDescriptions>;

interface SectionFieldProps {
  section: DiagnosticSection;
  descriptions: Descriptions;
}

function SectionField({ section, descriptions }: SectionFieldProps) {
  const text = useText(descriptionsTexts);
  const dates = useDates();
  const updated = descriptions.updatedAt(section);
  const isChanged = descriptions.changed.includes(section);
  const dated = updated === null ? undefined : text('updated', { day: dates.day(updated) });
  const label = text(`section.${section}`);
  const failure = descriptions.failures[section];
  const texts = descriptions.textsOf(section);
  const fieldNames = { description: label, description_cat: text('inCatalan', { section: label }) };
  const field = (name: DescriptionField): BoundField<string> => {
    const over = texts[name].trim().length - maxDescriptionLength;
    return {
      name,
      label: fieldNames[name],
      maxLength: undefined,
      onBlur: () => undefined,
      value: texts[name],
      hint: isChanged ? text('unsaved') : dated,
      error: over > 0 ? text('tooLong', { over, max: maxDescriptionLength }) : undefined,
      onChange: (value) => descriptions.edit(section, name, value),
    };
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <RecordLocalText form={{ field }} name="description" multiline minRows={3} />
      {failure !== undefined && <SaveProblem failure={failure} fieldNames={fieldNames} />}
    </Box>
  );
}

/** R-IMP-03; saved here or with the import. */
export function DescriptionsPanel({ descriptions }: { descriptions: Descriptions }) {
  const text = useText(descriptionsTexts);
  const success = useText(successTexts);
  const toast = useToast();
  const { changed, isPending, isTooLong } = descriptions;
  const save = async () => {
    if (await descriptions.save()) toast.done(success('updated'));
  };
  return (
    <Panel title={text('title')}>
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('text')}</Box>
      <LoadedPart query={descriptions.query} skeleton={<SkeletonForm fields={4} />}>
        {() => (
          <Stack spacing={2.5}>
            {diagnosticSections.map((section) => (
              <SectionField key={section} section={section} descriptions={descriptions} />
            ))}
            {changed.length > 0 && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button
                  variant="contained"
                  color="primary"
                  disabled={isPending || isTooLong}
                  onClick={() => void save()}
                >
                  {text('save', { count: changed.length })}
                </Button>
                <Button disabled={isPending} onClick={descriptions.discard}>
                  {text('discard')}
                </Button>
              </Box>
            )}
          </Stack>
        )}
      </LoadedPart>
    </Panel>
  );
}
