import BrushRounded from '@mui/icons-material/BrushRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { CardButton } from './CardButton';
import { resourcePath } from '../admin/admin-paths';
import { cardTexts } from '../texts';
import { useDownload } from './use-download';
import { adaptationPath, type OfferedActions, productionPath } from './use-resource-actions';

interface QuickActionsProps {
  resource: ResourceSummary;
  actions: OfferedActions;
}

function DownloadButton({ resource }: { resource: ResourceSummary }) {
  const text = useText(cardTexts);
  const { start, isPending, hasFailed } = useDownload(resource.id);
  return (
    <>
      <CardButton
        label={text('downloadOf', { name: resource.name })}
        hint={text(hasFailed ? 'downloadFailed' : 'download')}
        icon={hasFailed ? ReplayRounded : DownloadRounded}
        disabled={isPending}
        onClick={start}
      />
      <VisuallyHidden role="status">{hasFailed && text('downloadFailed')}</VisuallyHidden>
    </>
  );
}

/** What can be done with a piece without opening it (R-CAT-05…07). */
export function QuickActions({ resource, actions }: QuickActionsProps) {
  const text = useText(cardTexts);
  const { id, name } = resource;
  return (
    <>
      {actions.download && <DownloadButton resource={resource} />}
      {actions.adaptation && (
        <CardButton
          isMain
          label={text('adaptOf', { name })}
          hint={text('adapt')}
          icon={BrushRounded}
          component={Link}
          to={adaptationPath(id)}
        />
      )}
      {actions.production && (
        <CardButton
          label={text('produceOf', { name })}
          hint={text('produce')}
          icon={PrintRounded}
          component={Link}
          to={productionPath(id)}
        />
      )}
      {actions.edit && (
        <CardButton
          label={text('editOf', { name })}
          hint={text('edit')}
          icon={EditRounded}
          component={Link}
          to={resourcePath(id)}
        />
      )}
    </>
  );
}
