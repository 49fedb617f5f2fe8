import {
  type DiagnosticSection,
  diagnosticSections,
  importCommands,
  importQueries,
  maxDescriptionLength,
  type SectionDescription,
} from '@portal/contracts/areas/imports';
import { localFields } from '@portal/contracts/kernel';
import { useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { editConflictIn } from '#ui/record/edit-conflict';

const { ListSectionDescriptions } = importQueries;

/** What is typed for a section, as the command takes it. */
type Texts = ReturnType<typeof localFields<'description'>>;
export type DescriptionField = keyof Texts;

interface Edit {
  readonly texts: Texts;
  /** The version that was shown when typing began; or the newer one, once its author was told. */
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

/** Sends one description; a refusal is kept beside its text. */
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
      // Whoever has been told may save over what the other one saved.
      const told = editConflictIn(failure)?.version ?? version;
      setEdits((all) => ({ ...all, [section]: { texts, version: told } }));
      return false;
    }
  };
  const discard = () => {
    setEdits({});
    setFailures({});
  };
  return { edits, setEdits, failures, isPending, saveOne, discard };
}

/** The descriptions of the diagnostic's sections, what is typed over them, and how that is saved (R-IMP-03). */
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
    /** Sections whose text is another than what is saved. */
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
    /** Saves what is changed, one section after the other. @returns whether each of them was saved */
    save: async (): Promise<boolean> => {
      let isWhole = true;
      for (const { section, edit } of changed) isWhole = (await saveOne(section, edit)) && isWhole;
      return isWhole;
    },
  };
}
export type Descriptions = ReturnType<typeof useDescriptions>;
