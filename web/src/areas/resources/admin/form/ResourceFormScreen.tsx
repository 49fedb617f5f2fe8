import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { Page } from '#ui/Page';
import { RecordMissing } from '#ui/record/RecordFormScreen';
import { useRecordRemoval } from '#ui/record/use-record-removal';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonForm } from '#ui/states/Skeletons';
import { resourcePath, resourcesPath } from '../admin-paths';
import { resourceRecord } from '../resource-record';
import { formTexts } from '../../texts';
import { ResourceForm } from './ResourceForm';

const useCrumbs = () => [{ label: useText(formTexts)('resources'), to: resourcesPath }];

/** Adding: what was added is at once what is edited, so that its uploads can be watched. */
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
  const crumbs = useCrumbs();
  const navigate = useNavigate();
  const removal = useRecordRemoval(resourceRecord, () => void navigate(resourcesPath));
  const actions = (
    <>
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

/** The address names a resource that there never was. */
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

/** `/admin/resources/add` and `/admin/resources/{id}` (R-NAV-29). */
export function ResourceFormScreen() {
  const { id = 'add' } = useParams();
  return id === 'add' ? <NewResource key="add" /> : <EditedResource key={id} id={id} />;
}
