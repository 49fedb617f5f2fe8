import {
  formsCommands,
  formsQueries,
  FormStatus,
  formStatuses,
  type SentForm,
  formsPushes,
} from '@portal/contracts/areas/forms';
import { useEffect, useEffectEvent } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { useInbox } from '#ui/inbox/use-inbox';
import { useListKeys } from '#ui/inbox/use-list-keys';
import { useMany } from '#ui/inbox/use-many';
import { useStatusChange } from '#ui/inbox/use-status-change';
import { defineWorkList } from '#ui/inbox/work-list-spec';
import { useAddress, withChanges } from '#ui/list/use-address';
import { useToast } from '#ui/toast/toast-context';
import { useFormStatusName } from './FormStatusChip';
import { sentFormsTexts } from './texts';

const { ListSentForms, CountSentForms, GetSentForm } = formsQueries;
const sentFormQueries = [ListSentForms, GetSentForm, CountSentForms];

/** Done forms are hidden at first. */
const sentFormsWork = defineWorkList<SentForm>()({
  rows: ListSentForms,
  counts: CountSentForms,
  counted: 'status',
  alsoKnownBy: [GetSentForm],
  filters: ['status', 'kind', 'restaurant_id', 'from', 'to'],
  opensWith: { filters: { status: `${FormStatus.New},${FormStatus.Taken}` } },
  newestFirst: '-at',
  pushes: formsPushes,
  mayBeNew: ['SentFormChanged'],
  isNew: ({ steps }) => steps.length === 0,
});

/** For the key `/`. */
export const sentFormsSearchId = 'sent-forms-search';

function useOpenFormLinks() {
  const { search, change } = useAddress();
  return {
    id: search.get('form') ?? '',
    linkTo: ({ id }: Pick<SentForm, 'id'>) => `?${withChanges(search, { form: id }).toString()}`,
    close: () => change({ form: undefined }),
  };
}

/** Loaded alone if no list has it. */
export function useOpenForm({ rows, links }: Pick<SentForms, 'links'> & { rows: readonly SentForm[] }) {
  const toast = useToast();
  const { id, close } = links;
  const listed = rows.find((form) => form.id === id);
  const enabled = id !== '' && listed === undefined;
  const { data, error } = useCallQuery(formsQueries.GetSentForm, { id }, { enabled });
  const giveUp = useEffectEvent((failure: unknown) => {
    toast.failed(failure);
    close();
  });
  useEffect(() => {
    if (error !== null) giveUp(error);
  }, [error]);
  return listed ?? (id === '' ? undefined : data);
}

export function useSentForms() {
  const text = useText(sentFormsTexts);
  const nameOf = useFormStatusName();
  const links = useOpenFormLinks();
  const many = useMany<SentForm>();
  const command = formsCommands.ChangeSentFormStatus;
  const inbox = useInbox(sentFormsWork, { linkTo: links.linkTo, command });
  const status = useStatusChange(many, {
    command,
    nameOf: (id) => nameOf(id as FormStatus),
    show: inbox.show,
    refresh: sentFormQueries,
    formerOf: ({ note }) => ({ note }),
    reload: formsQueries.GetSentForm,
    setBy: ({ steps }) => steps.at(-1)?.name ?? '',
    conflictCode: 'form_changed_meanwhile',
    undoOvertakenCode: 'form_changed_since',
    words: {
      one: (form, id) => text('changed', { place: placeLabel(form), status: nameOf(id as FormStatus) }),
      many: (count, id) => text('changedMany', { count, status: nameOf(id as FormStatus) }),
      undone: text('undone'),
    },
  });
  const change = (forms: readonly SentForm[], requested: FormStatus) => void status.change(forms, requested);
  const changeTargets = (requested: FormStatus) => {
    change(inbox.targets, requested);
    inbox.selection.clear();
  };
  useListKeys({
    inbox,
    searchId: sentFormsSearchId,
    onClose: links.id === '' ? undefined : links.close,
    onStatus: (key) => formStatuses.forEach(({ id }) => id === key && changeTargets(id)),
    doneStatus: FormStatus.Done,
    lastStatus: formStatuses.length,
  });
  return { inbox, many, status, links, change, changeTargets };
}
export type SentForms = ReturnType<typeof useSentForms>;
