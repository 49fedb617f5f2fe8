import BrushRounded from '@mui/icons-material/BrushRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '#app/i18n/use-text';
import { resourcePath } from '../admin/admin-paths';
import { cardMessages } from '../card/card.messages';
import { useDownload } from '../card/use-download';
import {
  adaptationPath,
  type OfferedActions,
  productionPath,
  useResourceActions,
} from '../card/use-resource-actions';
import { detailMessages } from './detail.messages';

interface ResourceButtonsProps {
  resource: ResourceDetail;
}

/** The one thing most people want of a piece stands out. */
const first = { variant: 'contained', color: 'primary', size: 'large' } as const;
const other = { size: 'large' } as const;

/** What few people want of a piece: a quote for producing it, and for administrators its form. */
function OtherWays({ id, actions }: { id: number; actions: OfferedActions }) {
  const text = useText(detailMessages);
  const pieceText = useText(cardMessages);
  return (
    <>
      {actions.production && (
        <Button {...other} startIcon={<PrintRounded />} component={Link} to={productionPath(id)}>
          {text('requestProduction')}
        </Button>
      )}
      {actions.edit && (
        <Button {...other} startIcon={<EditRounded />} component={Link} to={resourcePath(id)}>
          {pieceText('edit')}
        </Button>
      )}
    </>
  );
}

/** Download, adaptation, production: those that this piece and this person have (R-CAT-13). */
export function ResourceButtons({ resource }: ResourceButtonsProps) {
  const text = useText(detailMessages);
  const pieceText = useText(cardMessages);
  const actions = useResourceActions(resource);
  const { start, isPending, hasFailed } = useDownload(resource.id);
  if (!actions.any) return null;
  return (
    <Box>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' }}>
        {actions.adaptation && (
          <Button
            {...first}
            startIcon={<BrushRounded />}
            component={Link}
            to={adaptationPath(resource.id)}
            sx={{ gridColumn: '1 / -1' }}
          >
            {text('requestAdaptation')}
          </Button>
        )}
        {actions.download && (
          <Button
            {...(actions.adaptation ? other : first)}
            startIcon={<DownloadRounded />}
            disabled={isPending}
            onClick={start}
          >
            {isPending ? pieceText('downloading') : text('downloadFile')}
          </Button>
        )}
        <OtherWays id={resource.id} actions={actions} />
      </Box>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', '&:not(:empty)': { pt: 1.5 } }}>
        {hasFailed && pieceText('downloadFailed')}
      </Box>
    </Box>
  );
}
