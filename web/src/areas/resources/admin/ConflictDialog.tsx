import { Box, Button, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { uiTexts } from '#ui/texts/early';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { conflictTexts, formTexts } from '../texts';
import { useValueText } from './value-text';
import { clashes, type FieldName, type ResourceValues } from './resource-values';
import type { Conflict, ResourceFormState } from './resource-form';

/** Phones have no room for three columns: there the field is above its values. */
const compared = ({ breakpoints }: Theme) => ({
  tableLayout: 'fixed' as const,
  '& tbody > tr > *': { verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th:first-of-type': { width: '9rem' },
  [breakpoints.down('sm')]: {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& th:first-of-type': { gridColumn: '1 / -1', width: 'auto', border: 0, pb: 0 },
    '& thead th:first-of-type': visuallyHidden,
  },
});

interface ConflictTableProps {
  fields: readonly FieldName[];
  theirs: ResourceValues;
  mine: ResourceValues;
}

function ConflictTable({ fields, theirs, mine }: ConflictTableProps) {
  const text = useText(conflictTexts);
  const names = useText(formTexts);
  const valueText = useValueText();
  return (
    // The grid of phones would take the roles away.
    <Table role="table" sx={compared}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {(['conflictField', 'conflictTheirs', 'conflictMine'] as const).map((key) => (
            <TableCell key={key} role="columnheader">
              {text(key)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {fields.map((field) => (
          <TableRow role="row" key={field}>
            <TableCell component="th" role="rowheader" scope="row" sx={{ fontWeight: 600 }}>
              {names(field)}
            </TableCell>
            <TableCell role="cell">{valueText(field, theirs)}</TableCell>
            <TableCell role="cell">{valueText(field, mine)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface ConflictDialogProps {
  conflict: Conflict;
  state: ResourceFormState;
}

function ConflictText({
  conflict,
  state: { base, form },
  isMine,
}: ConflictDialogProps & { isMine: boolean }) {
  const text = useText(conflictTexts);
  const names = useText(formTexts);
  const common = useText(uiTexts);
  const dates = useDates();
  const { both, onlyTheirs } = clashes(base, form.values, conflict.theirs);
  const who = isMine ? text('conflictYou') : (conflict.name ?? common('somebody'));
  return (
    <Stack spacing={2}>
      <Box>
        {text('conflictWho', { who, when: dates.time(conflict.at) })}{' '}
        {text(both.length === 0 ? 'nothingBoth' : isMine ? 'bothChangedYou' : 'bothChanged')}
      </Box>
      {both.length > 0 && <ConflictTable fields={both} theirs={conflict.theirs} mine={form.values} />}
      {onlyTheirs.length > 0 && (
        <Box>{text('alsoChanged', { fields: onlyTheirs.map((field) => names(field)).join(', ') })}</Box>
      )}
    </Stack>
  );
}

/** R4. */
export function ConflictDialog({ conflict, state }: ConflictDialogProps) {
  const text = useText(conflictTexts);
  const { user } = useSession();
  const isMine = conflict.by === `user-${user.id}`;
  const { base, form, closeConflict, takeTheirs, keepMine } = state;
  const isClash = clashes(base, form.values, conflict.theirs).both.length > 0;
  return (
    <TitledDialog
      title={text(isMine ? 'conflictTitleYou' : 'conflictTitle')}
      width="md"
      onClose={closeConflict}
      actions={
        <>
          <Button onClick={() => takeTheirs(conflict)}>{text('takeTheirs')}</Button>
          <Button variant="contained" color="primary" onClick={() => keepMine(conflict)}>
            {text(isClash ? 'keepMine' : 'keepBoth')}
          </Button>
        </>
      }
    >
      <ConflictText conflict={conflict} state={state} isMine={isMine} />
    </TitledDialog>
  );
}
