import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Button, IconButton } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import type { AnyFormSpec } from './record-spec';
import { recordTexts } from '../texts';
import { SignButtons } from '../table/SignButtons';

export function RecordAddButton({ path, words }: Pick<AnyFormSpec, 'path' | 'words'>) {
  const text = useText(words);
  return (
    <Button
      component={Link}
      to={`${path}/add`}
      variant="contained"
      color="primary"
      startIcon={<AddRounded />}
    >
      {text('add')}
    </Button>
  );
}

interface RecordActionsProps {
  name: string;
  edit: string | (() => void);
  onRemove: () => void;
}

export function RecordActions({ name, edit, onRemove }: RecordActionsProps) {
  const text = useText(recordTexts);
  const way = typeof edit === 'string' ? { component: Link, to: edit } : { onClick: edit };
  return (
    <SignButtons>
      <IconButton {...way} size="small" aria-label={text('edit', { name })}>
        <EditOutlined />
      </IconButton>
      <IconButton size="small" aria-label={text('remove', { name })} onClick={onRemove}>
        <DeleteOutlineRounded />
      </IconButton>
    </SignButtons>
  );
}
