import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { ActionBar } from '#ui/ActionBar';
import { editConflictIn } from '#ui/record/edit-conflict';
import { ErrorNote } from '#ui/states/ErrorNote';
import { resourcesPath } from '../admin-paths';
import { formTexts } from '../../texts';
import type { ResourceFormState } from './use-resource-form';

/** Saving within reach wherever one is in the form, with whether there is something to save and what kept it from it. */
export function FormActions({ state }: { state: ResourceFormState }) {
  const text = useText(formTexts);
  const { id, form } = state;
  const { isPending, hasTyped, failure } = form;
  const isNew = id === null;
  return (
    <ActionBar>
      {failure !== null && editConflictIn(failure) === null && <ErrorNote error={failure} />}
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Box
          role="status"
          sx={{
            flex: 1,
            typography: 'body2',
            color: 'text.secondary',
            display: { xs: 'none', sm: 'block' },
          }}
        >
          {hasTyped ? text('unsaved') : !isNew && text('upToDate')}
        </Box>
        <Button component={Link} to={resourcesPath}>
          {text('cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={isPending}
          sx={{ flex: { xs: 1, sm: '0 0 auto' } }}
        >
          {text(isPending ? 'saving' : isNew ? 'saveNew' : 'save')}
        </Button>
      </Stack>
    </ActionBar>
  );
}
