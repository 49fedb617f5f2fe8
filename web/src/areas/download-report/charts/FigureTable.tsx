import { styled } from '@mui/material/styles';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: theme.spacing(0.5, 0),
    textAlign: 'end',
    borderWidth: 0,
    borderBottomWidth: 1,
    borderStyle: 'solid',
    borderColor: theme.vars.palette.divider,
  },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
  '& th': { color: theme.vars.palette.text.secondary, fontWeight: 600 },
}));

interface FigureTableProps {
  /** What it is about, for screen readers. */
  label: string;
  columns: readonly [name: string, figure: string];
  rows: readonly { readonly key: string | number; readonly name: string; readonly figure: number }[];
}

/** Names with a figure each: the twin of a chart. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
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
        {rows.map(({ key, name, figure }) => (
          <tr key={key}>
            <td>{name}</td>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
