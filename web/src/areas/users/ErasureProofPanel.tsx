import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { userQueries } from '@portal/contracts/areas/users';
import type { OutputOf } from '@portal/contracts/kernel';
import { Link } from 'react-router-dom';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { FactList } from '#ui/FactList';
import { erasureTexts } from './texts';
import { ErasureList } from './ErasureList';

export type Erasure = OutputOf<(typeof userQueries)['GetErasure']>;

const goes = ['goes1', 'goes2', 'goes3', 'goes4'] as const;

/** What was erased, when and by whom, to be printed; nothing of the person (S18). */
export function ErasureProofPanel({ erasure }: { erasure: Erasure }) {
  const text = useText(erasureTexts);
  const dates = useDates();
  const { id, requested_at: at, requested_by: by, requested_by_name: name, erased_at: erasedAt } = erasure;
  const facts = [
    { key: 'person', label: text('person'), value: text('number', { id }) },
    { key: 'at', label: text('requestedAt'), value: at === null ? text('notYet') : dates.time(at) },
    { key: 'by', label: text('requestedBy'), value: name || text('number', { id: by }) },
    {
      key: 'done',
      label: text('erasedAt'),
      value: erasedAt === null ? text('notYet') : dates.time(erasedAt),
    },
  ];
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720, '@media print': { border: 0, boxShadow: 'none' } }}>
      <Stack spacing={3}>
        <Box role="status" sx={{ maxWidth: '60ch' }}>
          {text(erasedAt === null ? 'pendingText' : 'proofText')}
        </Box>
        <FactList facts={facts} />
        <ErasureList title={text('erased')} items={goes.map((key) => text(key))} />
        <Stack direction="row" useFlexGap data-print="no" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {erasedAt !== null && (
            <Button variant="contained" startIcon={<PrintRounded />} onClick={() => window.print()}>
              {text('print')}
            </Button>
          )}
          <Button component={Link} to="/admin/users">
            {text('list')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
