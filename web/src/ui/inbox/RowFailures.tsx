import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { tableTexts } from '../texts';
import type { Many } from './use-many';

interface RowFailuresProps<Row> {
  many: Many<Row>;
  /** "2 orders have not changed". */
  title: (count: number) => string;
  rowName: (row: Row) => string;
}

export function RowFailures<Row extends { readonly id: string | number }>(props: RowFailuresProps<Row>) {
  const { many, title, rowName } = props;
  const { failures, dismissFailures } = many;
  const text = useText(tableTexts);
  const explain = useErrorText();
  if (failures.length === 0) return null;
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ mb: 2, bgcolor: 'background.paper', color: 'text.primary' }}
      action={
        <Button size="small" onClick={dismissFailures}>
          {text('dismiss')}
        </Button>
      }
    >
      <AlertTitle>{title(failures.length)}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {failures.map(({ row, error }) => (
          <li key={row.id}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {rowName(row)}
            </Box>
            {': '}
            {explain(error).text}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
