import BrushRounded from '@mui/icons-material/BrushRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { resourcePath } from '../admin/admin-paths';
import { cardTexts, detailTexts } from '../texts';
import { useDownload } from '../card/use-download';
import {
  adaptationPath,
  type OfferedActions,
  productionPath,
  useResourceActions,
} from '../card/use-resource-actions';

interface ResourceButtonsProps {
  resource: ResourceDetail;
}

/** The one thing most people want of a piece stands out. */
const first = {
  variant: 'contained',
  color: 'primary',
  size: 'large',
  sx: { gridColumn: '1 / -1' },
} as const;
const other = { size: 'large' } as const;

interface OrderButtonsProps {
  id: number;
  actions: OfferedActions;
}

/** The way of ordering that stands out: adaptation, or production where there is no other (AMB-60). */
function MainWay({ id, actions }: OrderButtonsProps) {
  const text = useText(detailTexts);
  if (actions.adaptation)
    return (
      <Button {...first} startIcon={<BrushRounded />} component={Link} to={adaptationPath(id)}>
        {text('requestAdaptation')}
      </Button>
    );
  return actions.production && <ProductionButton id={id} look={first} />;
}

function ProductionButton({ id, look }: { id: number; look: typeof first | typeof other }) {
  const text = useText(detailTexts);
  return (
    <Button {...look} startIcon={<PrintRounded />} component={Link} to={productionPath(id)}>
      {text('requestProduction')}
    </Button>
  );
}

/** What few people want of a piece: a quote for producing it, and for administrators its form. */
function OtherWays({ id, actions }: OrderButtonsProps) {
  const pieceText = useText(cardTexts);
  return (
    <>
      {actions.production && actions.adaptation && <ProductionButton id={id} look={other} />}
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
  const text = useText(detailTexts);
  const pieceText = useText(cardTexts);
  const actions = useResourceActions(resource);
  const { start, isPending, hasFailed } = useDownload(resource.id);
  if (!actions.any) return null;
  return (
    <Box>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' }}>
        <MainWay id={resource.id} actions={actions} />
        {actions.download && (
          <Button
            {...(actions.adaptation || actions.production ? other : first)}
            startIcon={<DownloadRounded />}
            disabled={isPending}
            onClick={start}
          >
            {isPending ? pieceText('downloading') : text('downloadFile')}
          </Button>
        )}
        <OtherWays id={resource.id} actions={actions} />
      </Box>
      <Typography
        variant="body2"
        component="div"
        color="textSecondary"
        role="status"
        sx={{ '&:not(:empty)': { pt: 1.5 } }}
      >
        {hasFailed && pieceText('downloadFailed')}
      </Typography>
    </Box>
  );
}
