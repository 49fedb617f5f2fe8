import MarkEmailUnreadRounded from '@mui/icons-material/MarkEmailUnreadRounded';
import { Box, Button, Stack, Typography } from '@mui/material';
import { formsCommands, FormStatus, maxFormNote, type SentForm } from '@portal/contracts/areas/forms';
import { useState } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { FactList } from '#ui/FactList';
import { TextInput } from '#ui/fields/TextInput';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { Timeline } from '#ui/Timeline';
import { uiTexts } from '#ui/texts/early';
import { sentFormsTexts } from './texts';
import { FormStatusChip, formStatusLooks, useFormStatusName } from './FormStatusChip';
import { useFormWords } from './forms';
import type { SentForms } from './sent-forms';

interface SentFormProps {
  form: SentForm;
  work: SentForms;
}

interface DoneProps extends SentFormProps {
  onClose: () => void;
  onSent: () => void;
}

function DoneDialog({ form, work, onClose, onSent }: DoneProps) {
  const text = useText(sentFormsTexts);
  const done = useCommandForm(formsCommands.ChangeSentFormStatus, {
    words: sentFormsTexts,
    initial: { id: form.id, status: FormStatus.Done, version: form.version, note: form.note },
    send: ({ note = '' }) => work.status.changeOne(form, FormStatus.Done, { note: note.trim() }),
    onSent,
  });
  const { value = '', onChange, ...field } = done.field('note');
  return (
    <FormDialog form={done} title={text('doneTitle')} confirm={text('doneConfirm')} onClose={onClose}>
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('doneText', { name: form.user_name })}</Box>
      <TextInput
        {...field}
        multiline
        autoFocus
        value={value}
        hint={text('noteLeft', { left: maxFormNote - value.length })}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormDialog>
  );
}

/** Oldest first. */
function History({ form }: { form: SentForm }) {
  const text = useText(sentFormsTexts);
  const statusName = useFormStatusName();
  const dates = useDates();
  const detail = (name: string, at: string) =>
    text('step', { who: name === '' ? text('erased') : name, time: dates.time(at) });
  const sent = { key: 'sent', icon: MarkEmailUnreadRounded, tone: 'info', title: text('sent') } as const;
  const steps = form.steps.map(({ status, at, name, note }) => ({
    key: `${status} ${at}`,
    ...formStatusLooks[status],
    title: status === FormStatus.New ? text('reopened') : statusName(status),
    detail: note === '' ? detail(name, at) : `${detail(name, at)} · «${note}»`,
  }));
  return (
    <>
      <Typography variant="overline" component="h3" color="textSecondary" sx={{ pt: 2.5, pb: 1 }}>
        {text('history')}
      </Typography>
      <Timeline
        label={text('history')}
        steps={[{ ...sent, detail: detail(form.user_name, form.at) }, ...steps]}
      />
    </>
  );
}

/** Load it lazily. */
export function SentFormPanel({ form, work }: SentFormProps) {
  const text = useText(sentFormsTexts);
  const uiText = useText(uiTexts);
  const { titleOf, factsOf } = useFormWords();
  const [isDone, setDone] = useState(false);
  const { close } = work.links;
  const set = (status: FormStatus) => () => {
    work.change([form], status);
    close();
  };
  if (isDone) return <DoneDialog form={form} work={work} onClose={() => setDone(false)} onSent={close} />;
  const facts = factsOf(form.kind, form.answers);
  return (
    <TitledDialog
      title={titleOf(form.kind, form.answers)}
      width="md"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{uiText('close')}</Button>
          {form.status !== FormStatus.New && <Button onClick={set(FormStatus.New)}>{text('reopen')}</Button>}
          {form.status === FormStatus.New && (
            <Button variant="outlined" onClick={set(FormStatus.Taken)}>
              {text('take')}
            </Button>
          )}
          {form.status !== FormStatus.Done && (
            <Button variant="contained" color="primary" onClick={() => setDone(true)}>
              {text('done')}
            </Button>
          )}
        </>
      }
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pb: 2 }}>
        <FormStatusChip status={form.status} />
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {`${text(`kind.${form.kind}`)} · ${placeLabel(form)}`}
        </Box>
      </Stack>
      {facts.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{text('noAnswers')}</Box>
      ) : (
        <FactList facts={facts} label={text('answers')} />
      )}
      <History form={form} />
    </TitledDialog>
  );
}
