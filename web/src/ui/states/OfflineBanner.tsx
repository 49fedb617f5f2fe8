import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import { useIsOnline } from '#core/client/network';

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '6px 16px',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
}));

interface OfflineBannerProps {
  /** No pushes despite a network. */
  isLiveLost: boolean;
}

export function OfflineBanner({ isLiveLost }: OfflineBannerProps) {
  const text = useText(uiTexts);
  const isOnline = useIsOnline();
  let notice: ReactNode = null;
  if (!isOnline) {
    notice = (
      <Strip data-print="no">
        <CloudOffRounded aria-hidden />
        <span>
          <strong>{text('offlineTitle')}</strong> {text('offlineText')}
        </span>
      </Strip>
    );
  } else if (isLiveLost) {
    notice = (
      <Strip data-print="no">
        <CloudOffRounded aria-hidden />
        <span>{text('liveLost')}</span>
      </Strip>
    );
  }
  return <div role="status">{notice}</div>;
}
