import type { SvgIconComponent } from '@mui/icons-material';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

interface AgencyFormLinkProps {
  to: string;
  icon: SvgIconComponent;
  label: string;
}

/** The way from a part of the catalogue to a form. */
export const AgencyFormLink = ({ to, icon: Icon, label }: AgencyFormLinkProps) => (
  <Button
    component={Link}
    to={to}
    startIcon={<Icon />}
    sx={{ width: 'fit-content', py: 1, textAlign: 'start', whiteSpace: 'normal' }}
  >
    {label}
  </Button>
);
