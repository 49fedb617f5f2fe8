import CheckRounded from '@mui/icons-material/CheckRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import { Alert, AlertTitle, Box, Button, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { formats } from '@portal/contracts/areas/cart';
import { type ResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { useEffect, useState, type KeyboardEvent, Suspense, useId, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { ActionBar } from '#ui/ActionBar';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { HistoryButton } from '#ui/history/HistoryButton';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { lazyOverlay } from '#ui/part/lazy-part';
import { ResourceAdminSlots } from '#ui/slots/Slots';
import { editConflictIn } from '#ui/record/edit-conflict';
import { RecordSwitch } from '#ui/record/RecordFields';
import { RecordMissing } from '#ui/record/RecordFormScreen';
import type { RecordFormApi, BoundField } from '#ui/record/use-record-form';
import { useRecordRemoval } from '#ui/record/use-record-removal';
import { ErrorNote } from '#ui/states/ErrorNote';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonForm } from '#ui/states/Skeletons';
import { resourcePath, resourcesPath } from '../resources';
import { formTexts } from '../texts';
import { FilesPanel, VersionsPanel } from './FilesPanel';
import { OrderTrialNotice } from './OrderTrialNotice';
import { type ResourceDraft, valuesOf } from './resource-values';
import { type ResourceFormState, useResourceForm } from './resource-form';
import { useResourceHistory } from './resource-history';
import { resourceRecord } from './resource-record';
import { WhatPanel, WherePanel, StatusField, TimeFields, focusField } from './ResourceFields';

/** As on the screen. */
const fieldOrder = [
  ...(['name', 'reference', 'description', 'category', 'type', 'lang'] as const),
  ...(['sections', 'tags', 'status', 'published_from', 'valid_until', 'thumb', 'file'] as const),
];

const afterName = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1, -1)}`;

/** WCAG 3.3.1. */
function FormSummary({ form }: Pick<ResourceFormState, 'form'>) {
  const text = useText(formTexts);
  const heading = useRef<HTMLDivElement>(null);
  const { attempts } = form;
  const wrong = fieldOrder.flatMap((field) => {
    const { label, error } = form.field(field);
    return error === undefined ? [] : [{ field, label, error }];
  });
  const hasProblems = wrong.length > 0;
  useEffect(() => {
    if (attempts > 0 && hasProblems) heading.current?.focus();
  }, [attempts, hasProblems]);
  if (attempts === 0 || !hasProblems) return null;
  return (
    <Alert severity="error" ref={heading} tabIndex={-1}>
      <AlertTitle>{text('summary', { count: wrong.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {wrong.map(({ field, label, error }) => (
          <li key={field}>
            <MuiLink component="button" type="button" color="inherit" onClick={() => focusField(field)}>
              {text('summaryItem', { field: label, problem: afterName(error) })}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

const all = formats.map(({ id }) => id);

/** AMB-61. */
function FormatsInput({ label, hint, value, onChange }: BoundField<readonly number[]>) {
  const id = useId();
  const text = useText(formTexts);
  const local = useLocalised();
  const toggled = (format: number) =>
    all.filter((one) => (one === format ? !value.includes(one) : value.includes(one)));
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="subtitle2" component="div" id={id} sx={{ flex: 1, minWidth: 'fit-content' }}>
          {label}
        </Typography>
        <Button size="small" variant="text" onClick={() => onChange(all)}>
          {text('allFormats')}
        </Button>
        <Button size="small" variant="text" onClick={() => onChange([])}>
          {text('noFormat')}
        </Button>
      </Box>
      <Typography variant="body2" component="div" color="textSecondary" id={`${id}-hint`} sx={{ pb: 1.5 }}>
        {hint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {formats.map((format) => {
          const isOn = value.includes(format.id);
          return (
            <Chip
              key={format.id}
              role="checkbox"
              aria-checked={isOn}
              clickable
              label={local(format.label)}
              variant={isOn ? 'filled' : 'outlined'}
              color={isOn ? 'secondary' : 'default'}
              icon={isOn ? <CheckRounded /> : undefined}
              onClick={() => onChange(toggled(format.id))}
              sx={{ height: { xs: 36, md: 28 } }}
            />
          );
        })}
      </Box>
    </Box>
  );
}

function FormActions({ state }: { state: ResourceFormState }) {
  const text = useText(formTexts);
  const { id, form } = state;
  const { isPending, hasTyped, failure } = form;
  const isNew = id === null;
  return (
    <ActionBar>
      {failure !== null && editConflictIn(failure) === null && <ErrorNote error={failure} />}
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Typography
          variant="body2"
          component="div"
          color="textSecondary"
          role="status"
          sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}
        >
          {hasTyped ? text('unsaved') : !isNew && text('upToDate')}
        </Typography>
        <Button component={Link} to={resourcesPath}>
          {text('cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={isPending}
          sx={{ flex: { xs: 1, sm: '0 0 auto' } }}
        >
          {text(isPending ? 'saving' : isNew ? 'saveNew' : 'save')}
        </Button>
      </Stack>
    </ActionBar>
  );
}

/** R-ARS-07, R-ARS-19. */
function PublicationPanel({
  form,
  resource,
}: {
  form: RecordFormApi<ResourceDraft>;
  resource: ResourceDetail | null;
}) {
  const text = useText(formTexts);
  return (
    <Panel title={text('publication')}>
      <Stack spacing={2.5}>
        <StatusField form={form} />
        <TimeFields form={form} />
        <RecordSwitch {...form.field('budget')} />
        <FormatsInput {...form.field('customizable')} />
        {resource !== null && (
          <OrderTrialNotice id={resource.id} saved={valuesOf(resource)} values={form.values} />
        )}
      </Stack>
    </Panel>
  );
}

const ConflictDialog = lazyOverlay(() => import('./ConflictDialog').then((module) => module.ConflictDialog));

function Notes({ state }: { state: ResourceFormState }) {
  const text = useText(formTexts);
  const [isNoted, setNoted] = useState(false);
  const discard = () => {
    state.discard();
    setNoted(true);
  };
  return (
    <>
      {state.hadDraft && state.form.hasTyped && !isNoted && (
        <Alert
          severity="info"
          action={
            <Button size="small" variant="text" color="inherit" onClick={discard}>
              {text('draftDiscard')}
            </Button>
          }
        >
          {text('draftBack')}
        </Alert>
      )}
      {state.isOutdated && state.conflict === null && (
        <Alert
          severity="warning"
          action={
            <Button size="small" variant="text" color="inherit" onClick={state.compare}>
              {text('compare')}
            </Button>
          }
        >
          {text('changedMeanwhile')}
        </Alert>
      )}
    </>
  );
}

interface ResourceFormProps {
  resource: ResourceDetail | null;
  onSaved: (id: number) => void;
}

function ResourceForm({ resource, onSaved }: ResourceFormProps) {
  const state = useResourceForm(resource, onSaved);
  const { form, conflict } = state;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void form.submit();
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.submit(event)} onKeyDown={onKeyDown}>
      <LeaveGuard when={form.hasTyped} />
      <Stack spacing={2}>
        <Notes state={state} />
        <FormSummary form={form} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(20rem, 1fr)' },
          }}
        >
          <Stack spacing={2}>
            <WhatPanel form={form} />
            <WherePanel form={form} />
            {resource !== null && <VersionsPanel resourceId={resource.id} />}
            {resource !== null && <ResourceAdminSlots resource={resource} />}
          </Stack>
          <Stack spacing={2}>
            <PublicationPanel form={form} resource={resource} />
            <FilesPanel form={form} resource={resource} />
          </Stack>
        </Box>
      </Stack>
      <FormActions state={state} />
      <Suspense>{conflict !== null && <ConflictDialog conflict={conflict} state={state} />}</Suspense>
    </Box>
  );
}

const useCrumbs = () => [{ label: useText(formTexts)('resources'), to: resourcesPath }];

function NewResource() {
  const text = useText(formTexts);
  const navigate = useNavigate();
  const crumbs = useCrumbs();
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added !== null) void navigate(resourcePath(added), { replace: true });
  }, [added, navigate]);
  return (
    <Page title={text('titleNew')} crumbs={crumbs}>
      <ResourceForm resource={null} onSaved={setAdded} />
    </Page>
  );
}

function KnownResource({ resource }: { resource: ResourceDetail }) {
  const text = useText(formTexts);
  const history = useResourceHistory(resource);
  const crumbs = useCrumbs();
  const navigate = useNavigate();
  const removal = useRecordRemoval(resourceRecord, () => void navigate(resourcesPath));
  const actions = (
    <>
      <HistoryButton history={history} />
      <Button component={Link} to={resource.link} startIcon={<OpenInNewRounded />}>
        {text('see')}
      </Button>
      <Button color="error" startIcon={<DeleteOutlineRounded />} onClick={() => removal.ask(resource)}>
        {text('delete')}
      </Button>
    </>
  );
  return (
    <Page title={resource.name} crumbs={crumbs} actions={resource.deleted ? undefined : actions}>
      {resource.deleted ? (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" onClick={() => void removal.undo(resource)}>
              {text('goneRestore')}
            </Button>
          }
        >
          {text('gone')}
        </Alert>
      ) : (
        <ResourceForm resource={resource} onSaved={() => undefined} />
      )}
      <QuestionDialog question={removal} />
    </Page>
  );
}

function NoResource() {
  const text = useText(formTexts);
  return (
    <Page title={text('missing')} crumbs={useCrumbs()}>
      <RecordMissing words={formTexts} path={resourcesPath} />
    </Page>
  );
}

function EditedResource({ id }: { id: string }) {
  const resource = useCallQuery(resourceQueries.GetResource, { id });
  if (resource.error?.status === 404) return <NoResource />;
  return (
    <Loaded query={resource} skeleton={<SkeletonForm />}>
      {(known) => <KnownResource resource={known} />}
    </Loaded>
  );
}

/** R-NAV-29. */
export function ResourceFormScreen() {
  const { id = 'add' } = useParams();
  return id === 'add' ? <NewResource key="add" /> : <EditedResource key={id} id={id} />;
}
