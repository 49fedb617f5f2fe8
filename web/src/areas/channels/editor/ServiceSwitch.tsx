import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import type { ChannelData } from '@portal/contracts/areas/channels';
import { memo, useId } from 'react';
import { ServiceDrawing } from '../preview/ServiceDrawing';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: '2.75rem',
  '& > label': { flex: 1, minWidth: 0, cursor: 'pointer', overflowWrap: 'anywhere' },
  '& > svg': { color: theme.vars.palette.text.secondary, flex: 'none' },
  '&[data-on="true"] > svg': { color: theme.vars.palette.success.main },
}));

interface ServiceSwitchProps {
  service: ChannelData['service'][number];
  isOn: boolean;
  onFlip: (id: number, on: boolean) => void;
}

/** A service that is offered or not. */
export const ServiceSwitch = memo(function ServiceSwitch({ service, isOn, onFlip }: ServiceSwitchProps) {
  const { slug, name } = service;
  const id = useId();
  return (
    <Line data-on={isOn}>
      <ServiceDrawing slug={slug} />
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: isOn ? 650 : 400 }}>
        {name}
      </Box>
      <Switch id={id} checked={isOn} onChange={(_event, on) => onFlip(service.id, on)} />
    </Line>
  );
});
