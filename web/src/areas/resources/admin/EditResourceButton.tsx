import EditRounded from '@mui/icons-material/EditRounded';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { useText } from '../../../app/i18n/use-text';
import { resourcePath } from './admin-paths';
import { tableMessages } from './table/table.messages';

interface EditResourceButtonProps {
  resource: { readonly id: number; readonly name: string };
}

/** The way from a piece of the catalogue to its form: shown on cards and pages while somebody is editing (AMB-06). */
export function EditResourceButton({ resource }: EditResourceButtonProps) {
  const text = useText(tableMessages);
  return (
    <IconButton
      component={Link}
      to={resourcePath(resource.id)}
      aria-label={text('edit', { name: resource.name })}
      title={text('editMode')}
      size="small"
    >
      <EditRounded />
    </IconButton>
  );
}
