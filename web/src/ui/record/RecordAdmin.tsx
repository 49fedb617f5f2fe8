import type { CommandContract, ParsedInputOf, QueryContract } from '@portal/contracts/kernel';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  type AnyDialogSpec,
  type AnyFormSpec,
  type AnyRecordSpec,
  type RecordDialogSpec,
  type RecordFormSpec,
  type RecordSpec,
  recordWords,
  requireWords,
} from './record-spec';
import { RecordDialog } from './RecordDialog';
import { AddRecordScreen, EditRecordScreen } from './RecordFormScreen';
import { RecordListScreen } from './RecordListScreen';

/** The screens of a record's form. */
export interface RecordForms {
  readonly AddScreen: ComponentType;
  readonly EditScreen: ComponentType;
}

/** The three screens of a record's administration. */
export interface RecordScreens extends RecordForms {
  readonly ListScreen: ComponentType;
}

const formsOf = (spec: AnyFormSpec): RecordForms => ({
  AddScreen: () => <AddRecordScreen spec={spec} />,
  EditScreen: () => <EditRecordScreen spec={spec} />,
});

/**
 * Makes the screens of a record's administration out of its contract: list with search, saved views, columns and
 * export; form with conflict, leave guard and "gone"; deletion with undo.
 * @throws when the messages lack a word that these screens say
 */
export function recordAdmin<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
>(spec: RecordSpec<List, Add, Values>): RecordScreens {
  requireWords(spec.words, recordWords.admin);
  const any = spec as unknown as AnyRecordSpec;
  return { ListScreen: () => <RecordListScreen spec={any} />, ...formsOf(any) };
}

/** The same for a record whose list is a screen of its own kind, such as a tree. */
export function recordForms<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
>(spec: RecordFormSpec<List, Add, Values>): RecordForms {
  requireWords(spec.words, recordWords.form);
  return formsOf(spec as unknown as AnyFormSpec);
}

/** The same for a few records that are administered in a dialog, list and form in turn. */
export function recordDialog<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
>(spec: RecordDialogSpec<List, Add, Values>): ComponentType<{ onClose: () => void }> {
  requireWords(spec.words, recordWords.dialog);
  const any = spec as unknown as AnyDialogSpec;
  return ({ onClose }) => <RecordDialog spec={any} onClose={onClose} />;
}
