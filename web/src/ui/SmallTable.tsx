import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: theme.spacing(0.5, 0, 0.5, 1.5),
    textAlign: 'end',
    verticalAlign: 'bottom',
    borderWidth: 0,
    borderBottomWidth: 1,
    borderStyle: 'solid',
    borderColor: theme.vars.palette.divider,
  },
  '& th:first-of-type, & td:first-of-type': {
    paddingInlineStart: 0,
    textAlign: 'start',
    overflowWrap: 'break-word',
  },
  '& th': { color: theme.vars.palette.text.secondary, fontWeight: 600 },
}));

interface SmallTableProps {
  /** For screen readers. */
  label: string;
  columns: readonly string[];
  rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[];
}

/** The first column names the rows. */
export function SmallTable({ label, columns, rows }: SmallTableProps) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
