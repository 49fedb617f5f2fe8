import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ImportKind, importQueries } from '@portal/contracts/areas/imports';
import { mainMenu } from '@portal/contracts/kernel';
import { Link } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { Page } from '#ui/Page';
import { ConfirmStepItem } from './confirm/ConfirmStepItem';
import { type PendingImport, useImporting } from './confirm/use-importing';
import { DifferenceStepItem } from './difference/DifferenceStepItem';
import { FileStepItem } from './file/FileStepItem';
import { HistoryTable } from './history/HistoryTable';
import { useDiscardQuestion } from './history/use-discard-question';
import { importsTexts } from './texts';
import { KindPicker } from './kinds/KindPicker';
import { PlanPhotoPanel } from './photo/PlanPhotoPanel';
import { DescriptionsPanel } from './descriptions/DescriptionsPanel';
import { useDescriptions } from './descriptions/use-descriptions';
import { type ImportFiles, useImportFiles } from './use-import-files';

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
