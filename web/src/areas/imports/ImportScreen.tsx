import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ImportKind, importQueries, importUploads, importKinds } from '@portal/contracts/areas/imports';
import { mainMenu } from '@portal/contracts/kernel';
import { Link } from 'react-router-dom';
import TableViewRounded from '@mui/icons-material/TableViewRounded';
import { Suspense, useState, useId } from 'react';
import CalendarViewWeekRounded from '@mui/icons-material/CalendarViewWeekRounded';
import FastfoodRounded from '@mui/icons-material/FastfoodRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import LocalCafeRounded from '@mui/icons-material/LocalCafeRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import WeekendRounded from '@mui/icons-material/WeekendRounded';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallQuery, useCallList } from '#core/client/use-call-query';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { Page } from '#ui/Page';
import { lazyOverlay } from '#ui/part/lazy-part';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { FieldFrame } from '#ui/fields/Field';
import { maxQueued } from '#ui/upload/use-upload-queue';
import { UploadList } from '#ui/upload/UploadList';
import { UploadZone } from '#ui/upload/UploadZone';
import { uploadTexts } from '#ui/texts';
import { useDates } from '#core/i18n/dates';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { SelectInput } from '#ui/fields/SelectInput';
import { ConfirmStepItem } from './ConfirmStepItem';
import { type PendingImport, useImporting } from './use-importing';
import { HistoryTable } from './history/HistoryTable';
import { useDiscardQuestion, type DiscardableImport } from './history/DiscardButton';
import { importsTexts, fileTexts, differenceTexts, kindsTexts } from './texts';
import { PlanPhotoPanel } from './PlanPhotoPanel';
import { DescriptionsPanel } from './DescriptionsPanel';
import { useDescriptions } from './use-descriptions';
import { type ImportFiles, useImportFiles } from './use-import-files';
import { StepItem } from './StepItem';
import { SheetPreview } from './file/SheetPreview';
import { TemplateButton } from './file/TemplateButton';
import { ImportPanel } from './difference/ImportPanel';
import { useCountsText } from './difference/use-counts-text';
import { useKindNames } from './use-kind-names';

const icons = {
  competence: StorefrontRounded,
  sales_week: CalendarViewWeekRounded,
  sales: WeekendRounded,
  pmix: FastfoodRounded,
  consume: LocalCafeRounded,
  population: GroupsRounded,
} as const;

/** As many as a year has of each kind, with some to spare. */
const recent = { status: ['confirmed' as const], size: 100 };

/** When each kind was imported last; blank where that is too long ago to be known here. */
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
  /** Kinds of which a file waits to be confirmed, or to be mended. */
  waiting: ReadonlyMap<ImportKind, 'toConfirm' | 'toMend'>;
  onChoose: (kind: ImportKind) => void;
}

/** Which of the spreadsheets is imported (R-IMP-02, AMB-67), each with when that was done last. */
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

/** The place for spreadsheets of the chosen kind, and what has become of each that was brought (R-IMP-09). */
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

/** Says to screen readers what was found in the file that is open, as soon as it is known. */
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

/** What the open file would change, or changed. */
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

const SheetDialog = lazyOverlay(() => import('./file/SheetDialog').then((module) => module.SheetDialog));

/** Beside the place for the file: how its sheet looks, its template, and the way to all that is to be known of it. */
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

/** The file, with its template and its layout beside it. */
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

/** The documents that are no figures are uploaded there (R-IMP-05). */
const documentsPath = '/admin/documents';

/** What could be imported now: files that were brought here, and the one that is open. */
function usePending({ uploads, openId }: ImportFiles): readonly PendingImport[] {
  const open = useCallQuery(importQueries.GetImport, { id: openId ?? '' }, { enabled: openId !== undefined });
  const found = [
    ...uploads.flatMap((upload) => upload.found ?? []),
    ...(open.data === undefined ? [] : [open.data]),
  ];
  const ready = found.filter(({ status }) => status === 'ready');
  return [...new Map(ready.map((one) => [one.id, one])).values()];
}

/** Kinds of which a file waits here. */
function waitingIn(uploads: ImportFiles['uploads']): ReadonlyMap<ImportKind, 'toConfirm' | 'toMend'> {
  const waiting = new Map<ImportKind, 'toConfirm' | 'toMend'>();
  for (const { kind, found } of uploads) {
    if (found?.status === 'refused') waiting.set(kind, 'toMend');
    if (found?.status === 'ready') waiting.set(kind, 'toConfirm');
  }
  return waiting;
}

/** Figures of the diagnostic from spreadsheets, in three steps; below them texts, files and what was imported (R-IMP-01…09). */
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
              checkAgainOf={(id) =>
                files.isHere(id)
                  ? () => {
                      importing.forget(id);
                      files.checkAgain(id);
                    }
                  : undefined
              }
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
