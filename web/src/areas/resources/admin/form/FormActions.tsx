import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '../../../../app/i18n/use-text';
import { resourcesPath } from '../admin-paths';
import { formMessages } from './form.messages';
import type { ResourceFormState } from './use-resource-form';

/** Saving within reach wherever one is in the form, with whether there is something to save. */
export function FormActions({ state }: { state: ResourceFormState }) {
  const text = useText(formMessages);
  const { isSaving, isDirty, id } = state;
  const isNew = id === null;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(3.75rem + env(safe-area-inset-bottom))', md: 0 },
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        mt: 3,
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0 },
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        role="status"
        sx={{
          flex: 1,
          typography: 'body2',
          color: 'text.secondary',
          display: { xs: 'none', sm: 'block' },
        }}
      >
        {isDirty ? text('unsaved') : !isNew && text('upToDate')}
      </Box>
      <Button component={Link} to={resourcesPath}>
        {text('cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={isSaving} sx={{ flex: { xs: 1, sm: '0 0 auto' } }}>
        {text(isSaving ? 'saving' : isNew ? 'saveNew' : 'save')}
      </Button>
    </Box>
  );
}
