import DesignServicesRounded from '@mui/icons-material/DesignServicesRounded';
import Box from '@mui/material/Box';
import { useText } from '#core/i18n/use-text';
import { AgencyFormLink } from './AgencyFormLink';
import { customTexts } from './texts';

/** The way from the national section to the form (R-CAT-18). */
export function CustomResourceLink() {
  const text = useText(customTexts);
  return (
    <Box sx={{ mt: 1, mb: { xs: 4, md: 6 } }}>
      <AgencyFormLink to="/customresource" icon={DesignServicesRounded} label={text('link')} />
    </Box>
  );
}
