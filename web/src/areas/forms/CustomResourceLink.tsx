import DesignServicesRounded from '@mui/icons-material/DesignServicesRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '#app/i18n/use-text';
import { formsMessages } from './forms.messages';

/** The way from the national section to the form (R-CAT-18). */
export function CustomResourceLink() {
  const text = useText(formsMessages);
  return (
    <Button
      component={Link}
      to="/customresource"
      startIcon={<DesignServicesRounded />}
      sx={{
        width: 'fit-content',
        py: 1,
        textAlign: 'start',
        whiteSpace: 'normal',
        mt: 1,
        mb: { xs: 4, md: 6 },
      }}
    >
      {text('link')}
    </Button>
  );
}
