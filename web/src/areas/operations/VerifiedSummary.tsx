import { Box, Button, Typography } from '@mui/material';
import {
  type DifferenceRecord,
  operationsCommands,
  operationsQueries,
  type ProjectionHealth,
} from '@portal/contracts/areas/operations';
import { useCallCommand } from '#core/client/use-call-command';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { FoldPanel } from '#ui/FoldPanel';
import { useToast } from '#ui/toast/toast-context';
import { operationsTexts } from './texts';
import { useViewName } from './operations';

interface VerifiedProps {
  projection: ProjectionHealth;
  /** Its name for people. */
  view: string;
}

function DifferenceItem({ difference: { view, id, kind, fields } }: { difference: DifferenceRecord }) {
  const text = useText(operationsTexts);
  const viewName = useViewName();
  return (
    <Box component="li" sx={{ py: 0.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{text(`difference.${kind}`, { view: viewName(view), id })}</Box>
      {fields.map(({ name, live, rebuilt }) => (
        <Box key={name}>
          {live === null && rebuilt === null
            ? name
            : text('difference.field', {
                name,
                live: live ?? text('difference.none'),
                rebuilt: rebuilt ?? text('difference.none'),
              })}
        </Box>
      ))}
    </Box>
  );
}

/** R8: the last comparison with a rebuild. */
export function VerifiedSummary({ projection: { verified }, view }: VerifiedProps) {
  const text = useText(operationsTexts);
  const dates = useDates();
  if (!verified)
    return (
      <Typography variant="caption" component="div" color="textSecondary">
        {text('notVerified')}
      </Typography>
    );
  const { at, documents, different, differences } = verified;
  return (
    <Box>
      <Typography
        variant="caption"
        component="div"
        color={different > 0 ? 'warning' : 'textSecondary'}
        sx={{ pb: 0.5 }}
      >
        {text('verified', { when: dates.time(at), documents, different })}
      </Typography>
      {different > 0 && (
        <FoldPanel label={text('differences')}>
          <Box component="p" sx={{ m: 0, pb: 1 }}>
            {text('differentText')}
          </Box>
          <Box
            component="ul"
            aria-label={text('differencesOf', { view })}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {differences.map((each) => (
              <DifferenceItem key={`${each.view} ${each.id}`} difference={each} />
            ))}
          </Box>
        </FoldPanel>
      )}
    </Box>
  );
}

/** Compares only. */
export function VerifyButton({ projection: { name, rebuild }, view }: VerifiedProps) {
  const text = useText(operationsTexts);
  const toast = useToast();
  const verify = useCallCommand(operationsCommands.RebuildProjections, {
    refresh: [operationsQueries.ListOperations],
  });
  return (
    <Button
      size="small"
      variant="text"
      aria-label={text('verifyNamed', { view })}
      disabled={rebuild !== null || verify.isPending}
      onClick={() =>
        void verify
          .send({ projections: [name], activate: false })
          .then(() => toast.info(text('wished')), toast.failed)
      }
    >
      {text('verify')}
    </Button>
  );
}
