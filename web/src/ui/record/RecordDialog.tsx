import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { LeaveQuestion } from '../dialogs/LeaveQuestion';
import { useLeaving } from '../dialogs/use-leaving';
import { QuestionDialog } from '../dialogs/QuestionDialog';
import { Loaded } from '../states/Loaded';
import { SkeletonRows } from '../states/Skeletons';
import { uiTexts } from '../texts/early';
import type { AnyDialogSpec, RecordRow } from './record-spec';
import { RecordActions } from './RecordActions';
import { RecordEditor } from './RecordEditor';
import { useFormReset } from './use-form-reset';
import { useRecordRemoval } from './use-record-removal';

interface SpecProps {
  spec: AnyDialogSpec;
}

interface RowsProps extends SpecProps {
  rows: readonly RecordRow[];
  onEdit: (row: RecordRow) => void;
}

/** The records, with what can be done with each. */
function Rows({ spec, rows, onEdit }: RowsProps) {
  const { words, Card, nameOf } = spec;
  const text = useText(words);
  const removal = useRecordRemoval(spec);
  return (
    <>
      <Box component="ul" aria-label={text('title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Stack
            key={row.id}
            component="li"
            direction="row"
            spacing={1}
            sx={{ py: 1, alignItems: 'flex-start', '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Card row={row} />
            </Box>
            <RecordActions name={nameOf(row)} edit={() => onEdit(row)} onRemove={() => removal.ask(row)} />
          </Stack>
        ))}
        {rows.length === 0 && <Box component="li">{text('emptyText')}</Box>}
      </Box>
      <QuestionDialog question={removal} />
    </>
  );
}

interface DialogFormProps extends SpecProps {
  /** `null` for a new one; undefined once it is gone. */
  row: RecordRow | null | undefined;
  rows: readonly RecordRow[];
  onReload: () => void;
  onTouched: (isTouched: boolean) => void;
  /** Back to the list without saving. */
  onCancel: () => void;
  onDone: () => void;
}

/** The form in place of the list. */
function DialogForm({ spec, row, rows, onReload, onTouched, onCancel, onDone }: DialogFormProps) {
  const text = useText(spec.words);
  const ui = useText(uiTexts);
  const cancel = <Button onClick={onCancel}>{ui('cancel')}</Button>;
  if (row === undefined) {
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box role="alert">{text('missing')}</Box>
        {cancel}
      </Stack>
    );
  }
  const { blank } = spec;
  const begun: FieldValues = typeof blank === 'function' ? blank(rows, new URLSearchParams()) : blank;
  const values = row === null ? begun : spec.valuesOf(row);
  return (
    <RecordEditor
      isInDialog
      spec={spec}
      row={row}
      values={values}
      onReload={onReload}
      onTouched={onTouched}
      cancel={cancel}
      onSaved={onDone}
    />
  );
}

/** What stands in place of the list: the form of a new record, or of one of them. */
interface Editing {
  readonly id: RecordRow['id'] | null;
}

/** The administration of a few records: their list, or the form of one. */
export function RecordDialog({ spec, onClose }: SpecProps & { onClose: () => void }) {
  const text = useText(spec.words);
  const ui = useText(uiTexts);
  const titleId = useId();
  const query = useCallList(spec.calls.list, {});
  const formReset = useFormReset(query);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [hasTyped, setTyped] = useState(false);
  const leaving = useLeaving(hasTyped);
  const toList = () => setEditing(null);
  const title = editing === null ? 'title' : editing.id === null ? 'newTitle' : 'editTitle';
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => leaving.leave(onClose)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text(title)}</DialogTitle>
      <DialogContent>
        <Loaded query={query} skeleton={<SkeletonRows rows={3} />}>
          {(data) => {
            const rows = data.rows as readonly RecordRow[];
            if (editing === null)
              return <Rows spec={spec} rows={rows} onEdit={({ id }) => setEditing({ id })} />;
            return (
              <DialogForm
                key={`${editing.id}-${formReset.number}`}
                spec={spec}
                rows={rows}
                row={editing.id === null ? null : rows.find(({ id }) => id === editing.id)}
                onReload={formReset.reload}
                onTouched={setTyped}
                onCancel={() => leaving.leave(toList)}
                onDone={toList}
              />
            );
          }}
        </Loaded>
      </DialogContent>
      {editing === null && (
        <DialogActions>
          <Button startIcon={<AddRounded aria-hidden />} onClick={() => setEditing({ id: null })}>
            {text('add')}
          </Button>
          <Button variant="contained" color="primary" onClick={onClose}>
            {ui('close')}
          </Button>
        </DialogActions>
      )}
      {leaving.isAsking && (
        <LeaveQuestion text="leaveDialogText" onStay={leaving.stay} onLeave={leaving.confirm} />
      )}
    </Dialog>
  );
}
