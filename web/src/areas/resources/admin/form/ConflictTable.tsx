import { styled } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { conflictTexts, formTexts } from '../../texts';
import type { FieldName, ResourceValues } from './resource-values';
import { useValueText } from './use-value-text';

/** A phone has no room for three columns: there the field stands above what is compared. */
const Compared = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  '& th, & td': {
    padding: theme.spacing(1, 1.5, 1, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `thin solid ${theme.vars.palette.divider}`,
  },
  '& td': { overflowWrap: 'anywhere' },
  '& th:first-of-type': { width: '9rem' },
  '& thead th': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& th:first-of-type': { gridColumn: '1 / -1', width: 'auto', border: 0, paddingBottom: 0 },
    '& thead th:first-of-type': visuallyHidden,
  },
}));

interface ConflictTableProps {
  fields: readonly FieldName[];
  theirs: ResourceValues;
  mine: ResourceValues;
}

/** What two people have made of the same fields, beside each other. */
export function ConflictTable({ fields, theirs, mine }: ConflictTableProps) {
  const text = useText(conflictTexts);
  const names = useText(formTexts);
  const say = useValueText();
  return (
    <Compared role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {text('conflictField')}
          </th>
          <th role="columnheader" scope="col">
            {text('conflictTheirs')}
          </th>
          <th role="columnheader" scope="col">
            {text('conflictMine')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {fields.map((field) => (
          <tr role="row" key={field}>
            <th role="rowheader" scope="row">
              {names(field)}
            </th>
            <td role="cell">{say(field, theirs)}</td>
            <td role="cell">{say(field, mine)}</td>
          </tr>
        ))}
      </tbody>
    </Compared>
  );
}
