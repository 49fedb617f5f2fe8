import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  type ChannelData,
  isOfMobileOrders,
  mobileOrderSlug,
  type ServiceSwitches,
} from '@portal/contracts/areas/channels';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { previewTexts } from '../texts';
import { ServiceDrawing } from './ServiceDrawing';

const Tags = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.typography.body2.fontSize,
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    padding: theme.spacing(0.5, 1.25, 0.5, 1),
    borderRadius: radii.pill,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '& > li > svg': { color: theme.vars.palette.text.secondary },
  '& > [data-change="added"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 40%, transparent)`,
  },
  '& > [data-change="removed"]': {
    color: theme.vars.palette.text.secondary,
    textDecoration: 'line-through',
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 18%, transparent)`,
  },
}));

interface PreviewServicesListProps {
  services: ChannelData['service'];
  active: readonly number[];
  differs: ServiceSwitches;
}

/** Customers read of mobile ordering as one thing. */
const isRead = ({ slug }: { slug: string }) => slug === mobileOrderSlug || !isOfMobileOrders(slug);

/** The services that customers find, each with its drawing; what comes and what goes is marked. */
export function PreviewServicesList({ services, active, differs }: PreviewServicesListProps) {
  const text = useText(previewTexts);
  const shown = services.filter(
    (service) => isRead(service) && (active.includes(service.id) || differs[service.id] === false),
  );
  if (shown.length === 0)
    return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('noServices')}</Box>;
  return (
    <Tags aria-label={text('services')}>
      {shown.map(({ id, slug, name }) => {
        const change = differs[id] === undefined ? undefined : differs[id] ? 'added' : 'removed';
        return (
          <li key={id} data-change={change}>
            <ServiceDrawing slug={slug} fontSize="small" />
            {change === undefined ? name : text(change, { name })}
          </li>
        );
      })}
    </Tags>
  );
}
