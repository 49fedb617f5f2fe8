import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { mopQueries, type MopTrial } from '@portal/contracts/areas/mop';
import { trialDays } from '@portal/contracts/kernel';
import { useId } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { uiTexts } from '#ui/texts/early';
import { trialTexts } from './texts';

type Other = MopTrial['others'][number];

function OtherItem({ pause }: { pause: Other }) {
  const text = useText(trialTexts);
  const dates = useDates();
  const { outcome, restaurant_name, start_date, end_date, cancel } = pause;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{restaurant_name}</Box>
      <Typography variant="body2" component="div" color="textSecondary">
        {text('span', { from: dates.time(start_date), to: dates.time(end_date) })}
      </Typography>
      <Typography variant="body2" component="div">
        {text(`outcome.${outcome}`)}
        {cancel !== '' && ` ${text('reason', { reason: cancel })}`}
      </Typography>
    </Box>
  );
}

function TrialResult({ trial: { since, requests, confirmed, others } }: { trial: MopTrial }) {
  const text = useText(trialTexts);
  const dates = useDates();
  return (
    <>
      <Typography component="p" sx={{ pb: 1.5 }}>
        {text('result', { requests, confirmed, others: requests - confirmed, since: dates.day(since) })}
      </Typography>
      {others.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ pb: 0.5 }}>
            {text('others', { count: others.length })}
          </Typography>
          <Box component="ul" aria-label={text('othersList')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {others.map((pause) => (
              <OtherItem key={pause.id} pause={pause} />
            ))}
          </Box>
        </>
      )}
    </>
  );
}

interface TryConfirmDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Before the switch is set on: the last ninety days with it (R-MOP-07). */
export function TryConfirmDialog({ onConfirm, onClose }: TryConfirmDialogProps) {
  const text = useText(trialTexts);
  const uiText = useText(uiTexts);
  const id = useId();
  const trial = useCallQuery(mopQueries.TryMopAutoConfirm, {});
  return (
    <Dialog open maxWidth="sm" fullWidth onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{text('title', { days: trialDays })}</DialogTitle>
      <DialogContent>
        <LoadedPart query={trial} skeleton={<SkeletonRows rows={3} />}>
          {(found) => <TrialResult trial={found} />}
        </LoadedPart>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {uiText('cancel')}
        </Button>
        <Button variant="contained" color="primary" onClick={onConfirm}>
          {text('confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
