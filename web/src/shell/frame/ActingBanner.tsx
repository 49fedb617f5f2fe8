import PersonRounded from '@mui/icons-material/PersonRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import { Box, Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { actingCommands, sessionCommands, sessionQueries } from '@portal/contracts/areas/session';
import { useEffect } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useSession, useSessionState } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { useNow } from '#ui/use-now';
import { modesTexts } from '../texts/early';

const refresh = [sessionQueries.GetSession];

/** R-AME-11, AMB-06. */
export function useRestaurantMode() {
  const { acting } = useSession();
  const may = useMay();
  const start = useCallCommand(sessionCommands.StartRestaurantMode, { refresh });
  const endMode = useCallCommand(sessionCommands.EndRestaurantMode, { refresh });
  const endUser = useCallCommand(actingCommands.EndActingAsUser, { refresh });
  const end = acting?.user_id === undefined ? endMode : endUser;
  return {
    acting,
    mayStart: acting === null && may(sessionCommands.StartRestaurantMode),
    isPending: start.isPending || end.isPending,
    error: start.error ?? end.error,
    // Failures are in `error`; the gate chooses the landing page.
    start: (restaurantId: number) => void start.send({ restaurant_id: restaurantId }).catch(() => undefined),
    end: () => void end.send({}).catch(() => undefined),
  };
}

const Strip = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '6px 16px',
  ...theme.typography.body2,
  // Ink only: the accent is light in both schemes.
  color: '#1D1A16',
  backgroundColor: theme.vars.palette.accent,
}));

const minute = 60_000;

function useEndOf(until: string) {
  const { reload } = useSessionState();
  useEffect(() => {
    // Clocks differ.
    const timer = setTimeout(() => void reload(), Math.max(0, Date.parse(until) - Date.now()) + 1_000);
    return () => clearTimeout(timer);
  }, [until, reload]);
}

function Acting({ until, isUser }: { until: string; isUser: boolean }) {
  const text = useText(modesTexts);
  const { restaurants, user } = useSession();
  const { end, isPending } = useRestaurantMode();
  const now = useNow();
  useEndOf(until);
  const minutes = Math.max(1, Math.ceil((Date.parse(until) - now) / minute));
  const name = isUser ? user.name : (restaurants[0]?.name ?? '');
  return (
    <Strip aria-label={text('acting', { name })} data-print="no">
      {isUser ? (
        <PersonRounded aria-hidden fontSize="small" />
      ) : (
        <StorefrontRounded aria-hidden fontSize="small" />
      )}
      <Box sx={{ flex: 1, minWidth: { xs: 240, sm: 200 }, overflowWrap: 'anywhere' }}>
        <strong>{text('acting', { name })}</strong>
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, ml: 2 }}>
          {text(isUser ? 'actingAsUserMark' : 'actingMark')}
        </Box>
      </Box>
      <span>{text('left', { minutes })}</span>
      <Button
        sx={{ ml: 'auto' }}
        size="small"
        variant="outlined"
        color="inherit"
        disabled={isPending}
        onClick={end}
      >
        {text(isPending ? 'leaving' : 'leave')}
      </Button>
    </Strip>
  );
}

/** AMB-06, AMB-77. */
export function ActingBanner() {
  const { acting } = useSession();
  return acting && <Acting until={acting.until} isUser={acting.user_id !== undefined} />;
}
