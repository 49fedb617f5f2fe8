import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ChannelData, mobileOrderSlug } from '@portal/contracts/areas/channels';
import { type ReactNode, useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { mobileTexts } from '../texts/mobile';
import { serviceColumns } from './service-columns';
import { ServiceSwitch } from './ServiceSwitch';
import type { Followed } from './use-switching';

interface MobileServicesFieldsProps {
  services: ChannelData['service'];
  active: readonly number[];
  /** What else the last switch switched. */
  told: Followed | null;
  flip: (id: number, on: boolean) => void;
  children: ReactNode;
}

/** Mobile ordering and its parts: a part switches it on, and without it there is none (R-CHN-22…24). */
export function MobileServicesFields({ services, active, told, flip, children }: MobileServicesFieldsProps) {
  const text = useText(mobileTexts);
  const id = useId();
  const nameOf = (wanted: number | undefined) =>
    services.find((service) => service.id === wanted)?.name ?? '';
  const parent = services.find(({ slug }) => slug === mobileOrderSlug);
  return (
    <Box role="group" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', mt: 2, pt: 2 }}>
      <Box component="h3" id={id} sx={{ typography: 'h4', m: 0 }}>
        {text('myOrder')}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', pb: 1 }}>{text('myOrderHint')}</Box>
      {told !== null && (
        <Alert severity="info" role="alert" sx={{ mb: 1 }}>
          {text(told.what, { parent: parent?.name ?? '', name: nameOf(told.id) })}
        </Alert>
      )}
      <Box component="ul" aria-labelledby={id} sx={serviceColumns}>
        {services.map((service) => (
          <ServiceSwitch
            key={service.id}
            service={service}
            isOn={active.includes(service.id)}
            onFlip={flip}
          />
        ))}
      </Box>
      {children}
    </Box>
  );
}
