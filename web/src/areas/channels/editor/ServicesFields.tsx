import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ChannelData, isOfMobileOrders } from '@portal/contracts/areas/channels';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { FieldError } from '#ui/fields/FieldError';
import { useProblemText } from '../use-problem-text';
import { editorTexts } from '../texts';
import { MobileServicesFields } from './MobileServicesFields';
import { serviceColumns } from './service-columns';
import { ServiceSwitch } from './ServiceSwitch';
import { useSwitching } from './use-switching';

interface ServicesFieldsProps {
  services: ChannelData['service'];
  /** Ids of those that are active. */
  active: readonly number[];
  /** Why they cannot be saved so. */
  problem: string | undefined;
  /** What stands below the parts of mobile ordering, where there is mobile ordering. */
  belowMobile?: ReactNode;
  onChange: (active: readonly number[]) => void;
}

/** What a restaurant offers; mobile ordering apart, with the one that all its parts need (R-CHN-21…24). */
export function ServicesFields({ services, active, problem, belowMobile, onChange }: ServicesFieldsProps) {
  const text = useText(editorTexts);
  const problemText = useProblemText();
  const { told, flip } = useSwitching(active, onChange);
  const isMobile = ({ slug }: { slug: string }) => isOfMobileOrders(slug);
  const mobile = services.filter(isMobile);
  const others = services.filter((service) => !isMobile(service));
  return (
    <Box data-invalid={problem !== undefined}>
      <Box component="ul" aria-label={text('servicesHint')} sx={serviceColumns}>
        {others.map((service) => (
          <ServiceSwitch
            key={service.id}
            service={service}
            isOn={active.includes(service.id)}
            onFlip={flip}
          />
        ))}
      </Box>
      {mobile.length > 0 && (
        <MobileServicesFields services={mobile} active={active} told={told} flip={flip}>
          {belowMobile}
        </MobileServicesFields>
      )}
      {problem !== undefined && (
        <Alert severity="error" icon={false} sx={{ mt: 1.5 }}>
          <FieldError id="channel-services-error">{problemText(problem) ?? ''}</FieldError>
        </Alert>
      )}
    </Box>
  );
}
