import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { uiTexts } from '#ui/texts/early';
import { conflictTexts, formTexts } from '../../texts';
import { ConflictTable } from './ConflictTable';
import { clashes } from './resource-values';
import type { Conflict } from './use-conflict';
import type { ResourceFormState } from './use-resource-form';

interface ConflictDialogProps {
  conflict: Conflict;
  state: ResourceFormState;
}

/** Who was faster, when, and what of it touches what was changed here. */
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
  const told = isMine ? text('bothChangedYou') : text('bothChanged');
  return (
    <Stack spacing={2}>
      <Box>
        {text('conflictWho', { who, when: dates.time(conflict.at) })}{' '}
        {both.length > 0 ? told : text('nothingBoth')}
      </Box>
      {both.length > 0 && <ConflictTable fields={both} theirs={conflict.theirs} mine={form.values} />}
      {onlyTheirs.length > 0 && (
        <Box>{text('alsoChanged', { fields: onlyTheirs.map((field) => names(field)).join(', ') })}</Box>
      )}
    </Stack>
  );
}

/** Somebody was faster: who and when, what differs, and which of the two holds. Nothing is lost before that (R4). */
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
