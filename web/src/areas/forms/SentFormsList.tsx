import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDates } from '#app/i18n/dates';
import { placeLabel } from '#app/restaurant-label';
import { Panel } from '#ui/Panel';
import { QuietError } from '#ui/states/QuietError';

interface SentForm {
  readonly id: string;
  readonly at: string;
  readonly restaurant_site: string;
  readonly restaurant_name: string;
}

interface SentFormsListProps<Row> {
  title: string;
  forms: UseQueryResult<{ readonly rows: readonly Row[] }>;
  nameOf: (row: Row) => string;
  /** What stands below a form's name; nothing for none. */
  contentOf: (row: Row) => ReactNode;
}

/** What this person has sent before; nothing where there is nothing. */
export function SentFormsList<Row extends SentForm>(props: SentFormsListProps<Row>) {
  const { title, forms, nameOf, contentOf } = props;
  const dates = useDates();
  if (forms.isError) return <QuietError error={forms.error} onRetry={() => void forms.refetch()} />;
  const rows = forms.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Box sx={{ pt: 3 }}>
      <Panel title={title}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <Box component="li" key={row.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameOf(row)}</Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {`${placeLabel(row)} · ${dates.time(row.at)}`}
              </Box>
              {contentOf(row)}
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}
