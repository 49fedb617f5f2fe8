import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LockedContext } from './locked';

const Lock = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  // Controls that are drawn by the theme do not look so by themselves.
  '&:disabled .MuiSwitch-root': { opacity: 0.6 },
}));

interface LockedFieldsProps {
  isLocked: boolean;
  children: ReactNode;
}

/** Fields that those who only read can see, and not change (AMB-52). */
export const LockedFields = ({ isLocked, children }: LockedFieldsProps) => (
  <LockedContext value={isLocked}>
    <Lock disabled={isLocked}>{children}</Lock>
  </LockedContext>
);
