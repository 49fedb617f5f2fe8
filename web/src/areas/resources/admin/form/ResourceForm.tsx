import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { FilesPanel } from './FilesPanel';
import { FormActions } from './FormActions';
import { WhatPanel, WherePanel } from './FormFields';
import { FormSummary } from './FormSummary';
import { formTexts } from '../../texts';
import { PublicationPanel } from './PublicationPanel';
import { type ResourceFormState, useResourceForm } from './use-resource-form';
import { VersionsPanel } from './VersionsPanel';
import { lazyOverlay } from '#ui/part/lazy-part';

const ConflictDialog = lazyOverlay(() => import('./ConflictDialog').then((module) => module.ConflictDialog));

/** What the person should know before going on: a draft that came back, somebody else at work. */
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
  /** Absent for a new one. */
  resource: ResourceDetail | null;
  onSaved: (id: number) => void;
}

/** The form of a resource: what it is and where it stands at one side, who sees it and its files at the other. */
export function ResourceForm({ resource, onSaved }: ResourceFormProps) {
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
          </Stack>
          <Stack spacing={2}>
            <PublicationPanel form={form} />
            <FilesPanel form={form} resource={resource} />
          </Stack>
        </Box>
      </Stack>
      <FormActions state={state} />
      <Suspense>{conflict !== null && <ConflictDialog conflict={conflict} state={state} />}</Suspense>
    </Box>
  );
}
