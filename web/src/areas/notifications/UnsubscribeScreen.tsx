import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { noticeKinds, notificationsCommands } from '@portal/contracts/areas/notifications';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { Brand } from '#ui/brand/Brand';
import { ErrorNote } from '#ui/states/ErrorNote';
import { notificationsTexts } from './texts';

/** One button, no sign-in (R-ACC-15). Opening the page changes nothing: mail scanners follow links. */
export function UnsubscribeScreen() {
  const text = useText(notificationsTexts);
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  // For the question only: the token names the kind that ends.
  const kind = noticeKinds.find((each) => each === search.get('kind'));
  const [isDone, setDone] = useState(false);
  const end = useCallCommand(notificationsCommands.UnsubscribeFromMails);
  const unsubscribe = () =>
    end.send({ token }).then(
      () => setDone(true),
      () => undefined,
    );
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 480, p: { xs: 3, sm: 4 } }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Brand />
          <Typography variant="h2" component="h1">
            {text(isDone ? 'unsubscribedTitle' : 'unsubscribeTitle')}
          </Typography>
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {kind && <Box sx={{ color: 'text.primary', fontWeight: 600, pb: 1 }}>{text(`kind.${kind}`)}</Box>}
            {text(isDone ? 'unsubscribedText' : 'unsubscribeText')}
          </Box>
          {end.error !== null && <ErrorNote error={end.error} />}
          {isDone ? (
            <Button component={Link} to="/notifications" variant="outlined">
              {text('allNotices')}
            </Button>
          ) : (
            <Button
              variant="contained"
              color="primary"
              disabled={end.isPending}
              onClick={() => void unsubscribe()}
            >
              {text('unsubscribe')}
            </Button>
          )}
        </Stack>
      </Card>
    </Box>
  );
}
