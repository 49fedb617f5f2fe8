import CalendarViewWeekRounded from '@mui/icons-material/CalendarViewWeekRounded';
import FastfoodRounded from '@mui/icons-material/FastfoodRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import LocalCafeRounded from '@mui/icons-material/LocalCafeRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import TableViewRounded from '@mui/icons-material/TableViewRounded';
import WeekendRounded from '@mui/icons-material/WeekendRounded';
import { Box, Button, Stack, Typography, useMediaQuery } from '@mui/material';
import {
  type ImportKind,
  importQueries,
  importUploads,
  importKinds,
  importCommands,
} from '@portal/contracts/areas/imports';
import { mainMenu } from '@portal/contracts/kernel';
import { Suspense, useState, useId } from 'react';
import { Link } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery, useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { QuestionDialog, useQuestion } from '#ui/dialogs/QuestionDialog';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { FieldFrame } from '#ui/fields/Field';
import { SelectInput } from '#ui/fields/SelectInput';
import { Page } from '#ui/Page';
import { lazyOverlay } from '#ui/part/lazy-part';
import { uploadTexts } from '#ui/texts';
import { useToast } from '#ui/toast/toast-context';
import { maxQueued } from '#ui/upload/use-upload-queue';
import { UploadList } from '#ui/upload/UploadList';
import { UploadZone } from '#ui/upload/UploadZone';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { ConfirmStepItem } from './ConfirmStepItem';
import { DescriptionsPanel, useDescriptions } from './DescriptionsPanel';
import { HistoryTable } from './HistoryTable';
import { type DiscardableImport, ImportPanel } from './ImportPanel';
import {
  type PendingImport,
  useImporting,
  type ImportFiles,
  useImportFiles,
  useCountsText,
  useKindNames,
  queriesOfImports,
} from './imports';
import { PlanPhotoPanel } from './PlanPhotoPanel';
import { SheetPreview, TemplateButton } from './SheetPreview';
import { StepItem } from './StepItem';
import { importsTexts, fileTexts, differenceTexts, kindsTexts, confirmTexts } from './texts';

function useDiscardQuestion(onDiscarded: (importId: string) => void) {
  const text = useText(confirmTexts);
  const toast = useToast();
  const { send } = useCallCommand(importCommands.DiscardImport, { refresh: queriesOfImports });
  return useQuestion<DiscardableImport>({
    isGrave: true,
    words: {
      title: ({ filename }) => text('discardTitle', { name: filename }),
      text: () => text('discardText'),
      confirm: () => text('discardConfirm'),
    },
    act: ({ id }) => send({ id }),
    onDone: ({ id, filename }) => {
      onDiscarded(id);
      toast.done(text('discarded', { name: filename }));
    },
  });
}

const SheetDialog = lazyOverlay(() => import('./SheetDialog').then((module) => module.SheetDialog));

const icons = {
  competence: StorefrontRounded,
  sales_week: CalendarViewWeekRounded,
  sales: WeekendRounded,
  pmix: FastfoodRounded,
  consume: LocalCafeRounded,
  population: GroupsRounded,
} as const;

/** More than a year of each kind. */
const recent = { status: ['confirmed' as const], size: 100 };

function useLastDays() {
  const text = useText(kindsTexts);
  const dates = useDates();
  const { data } = useCallList(importQueries.ListImports, recent);
  return (kind: ImportKind) => {
    if (data === undefined) return '';
    const last = data.rows.find((row) => row.kind === kind);
    if (last !== undefined) return text('last', { day: dates.day(last.confirmed_date ?? last.created_date) });
    return data.rows.length < data.total ? '' : text('never');
  };
}

interface KindPickerProps {
  kind: ImportKind;
  waiting: ReadonlyMap<ImportKind, 'toConfirm' | 'toMend'>;
  onChoose: (kind: ImportKind) => void;
}

/** R-IMP-02, AMB-67. */
function KindPicker({ kind, waiting, onChoose }: KindPickerProps) {
  const text = useText(kindsTexts);
  const { kindName } = useKindNames();
  const lastDay = useLastDays();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const markOf = (each: ImportKind) => {
    const mark = waiting.get(each);
    return mark === undefined ? undefined : text(mark);
  };
  if (isPhone) {
    return (
      <SelectInput
        label={text('kinds')}
        value={kind}
        options={importKinds.map((each) => ({
          value: each,
          label: [kindName(each), markOf(each)].filter(Boolean).join(' · '),
        }))}
        hint={lastDay(kind)}
        onChange={({ target }) => onChoose(target.value as ImportKind)}
      />
    );
  }
  return (
    <ChoiceCards
      layout="thirds"
      name="kind"
      label={text('kinds')}
      value={kind}
      onChange={(chosen) => onChoose(chosen as ImportKind)}
      choices={importKinds.map((each) => {
        const Icon = icons[each];
        const badge = markOf(each);
        return {
          value: each,
          label: kindName(each),
          hint: lastDay(each),
          picture: <Icon aria-hidden />,
          ...(badge === undefined ? {} : { badge }),
        };
      })}
    />
  );
}

/** R-IMP-09. */
function FileField({ files }: { files: ImportFiles }) {
  const text = useText(fileTexts);
  const uploadText = useText(uploadTexts);
  const countsText = useCountsText();
  const { kindName } = useKindNames();
  const id = useId();
  const { kind, uploads, openId } = files;
  const ofKind = uploads.filter((upload) => upload.kind === kind);
  const foundIn = (uploadId: string) => ofKind.find((upload) => upload.id === uploadId)?.found;
  return (
    <FieldFrame
      id={id}
      label={text('file', { kind: kindName(kind) })}
      hint={text('replaces')}
      error={files.isFull ? uploadText('tooMany', { max: maxQueued }) : undefined}
    >
      <UploadZone id={id} contract={importUploads.CheckImport} max={maxQueued} onFiles={files.take} />
      <UploadList
        uploads={ofKind}
        onRetry={files.retry}
        onRemove={files.remove}
        detail={(upload) => {
          const found = foundIn(upload.id);
          if (found === undefined) return null;
          return (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography
                variant="body2"
                component="div"
                sx={{ flex: 1, color: found.status === 'refused' ? 'error.main' : 'text.secondary' }}
              >
                {countsText(found)}
              </Typography>
              {found.id !== openId && (
                <Button
                  size="small"
                  aria-label={text('reviewNamed', { name: found.filename })}
                  onClick={() => files.open(found.kind, found.id)}
                >
                  {text('review')}
                </Button>
              )}
            </Box>
          );
        }}
      />
    </FieldFrame>
  );
}

function FoundNotice({ importId }: { importId: string | undefined }) {
  const text = useText(differenceTexts);
  const countsText = useCountsText();
  const { data } = useCallQuery(
    importQueries.GetImport,
    { id: importId ?? '' },
    { enabled: importId !== undefined },
  );
  return (
    <VisuallyHidden role="status">
      {data !== undefined &&
        text('announced', { name: data.filename, wrong: data.problem_count, counts: countsText(data) })}
    </VisuallyHidden>
  );
}

interface DifferenceStepItemProps {
  importId: string | undefined;
  onDiscard: (found: DiscardableImport) => void;
}

function DifferenceStepItem({ importId, onDiscard }: DifferenceStepItemProps) {
  const text = useText(importsTexts);
  const ownText = useText(differenceTexts);
  return (
    <StepItem number={2} title={text('step.difference')} isAhead={importId === undefined}>
      <FoundNotice importId={importId} />
      {importId === undefined ? (
        <Box sx={{ color: 'text.secondary' }}>{ownText('nothing')}</Box>
      ) : (
        <ImportPanel key={importId} importId={importId} onDiscard={onDiscard} />
      )}
    </StepItem>
  );
}

function SheetPanel({ kind }: { kind: ImportKind }) {
  const text = useText(fileTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ minWidth: 0, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
        {text('layout')}
      </Typography>
      <SheetPreview kind={kind} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TemplateButton kind={kind} />
        <Button startIcon={<TableViewRounded />} onClick={() => setOpen(true)}>
          {text('example')}
        </Button>
      </Box>
      <Suspense>{isOpen && <SheetDialog kind={kind} onClose={() => setOpen(false)} />}</Suspense>
    </Box>
  );
}

function FileStepItem({ files }: { files: ImportFiles }) {
  const text = useText(importsTexts);
  return (
    <StepItem number={1} title={text('step.file')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <FileField files={files} />
        <SheetPanel kind={files.kind} />
      </Box>
    </StepItem>
  );
}

/** Uploads that are no figures (R-IMP-05). */
const documentsPath = '/admin/documents';

function usePending({ uploads, openId }: ImportFiles): readonly PendingImport[] {
  const open = useCallQuery(importQueries.GetImport, { id: openId ?? '' }, { enabled: openId !== undefined });
  const found = [
    ...uploads.flatMap((upload) => upload.found ?? []),
    ...(open.data === undefined ? [] : [open.data]),
  ];
  const ready = found.filter(({ status }) => status === 'ready');
  return [...new Map(ready.map((one) => [one.id, one])).values()];
}

function waitingIn(uploads: ImportFiles['uploads']): ReadonlyMap<ImportKind, 'toConfirm' | 'toMend'> {
  const waiting = new Map<ImportKind, 'toConfirm' | 'toMend'>();
  for (const { kind, found } of uploads) {
    if (found?.status === 'refused') waiting.set(kind, 'toMend');
    if (found?.status === 'ready') waiting.set(kind, 'toConfirm');
  }
  return waiting;
}

/** R-IMP-01…09. */
export function ImportScreen() {
  const text = useText(importsTexts);
  const localised = useLocalised();
  const files = useImportFiles();
  const descriptions = useDescriptions();
  const pending = usePending(files);
  const importing = useImporting({ descriptions, onImported: ({ id }) => files.confirmed(id) });
  const discard = useDiscardQuestion(files.discarded);
  const isUnsaved = files.isBusy || pending.length > 0 || descriptions.changed.length > 0;
  return (
    <Page
      title={text('title')}
      subtitle={text('subtitle')}
      actions={
        <Button component={Link} to={documentsPath}>
          {localised(mainMenu[documentsPath].label)}
        </Button>
      }
    >
      <Stack spacing={4}>
        <Stack spacing={2}>
          <KindPicker kind={files.kind} waiting={waitingIn(files.uploads)} onChoose={files.choose} />
          <Box
            component="ol"
            aria-label={text('steps')}
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
          >
            <FileStepItem files={files} />
            <DifferenceStepItem importId={files.openId} onDiscard={discard.ask} />
            <ConfirmStepItem
              pending={pending}
              descriptions={descriptions}
              importing={importing}
              checkAgainOf={(id) => {
                const checkAgain = files.checkAgainOf(id);
                return (
                  checkAgain &&
                  (() => {
                    importing.forget(id);
                    checkAgain();
                  })
                );
              }}
            />
          </Box>
        </Stack>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <DescriptionsPanel descriptions={descriptions} />
          <PlanPhotoPanel />
        </Box>
        <HistoryTable openId={files.openId} onDiscard={discard.ask} />
      </Stack>
      <QuestionDialog question={discard} />
      <LeaveGuard when={isUnsaved} />
    </Page>
  );
}
