import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '#core/i18n/use-text';
import { adminPlanTexts } from '../texts';

interface AdminItemButtonsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Changes and deletes one thing of the national plan. */
export function AdminItemButtons({ name, onEdit, onDelete }: AdminItemButtonsProps) {
  const text = useText(adminPlanTexts);
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      <Tooltip title={text('editNamed', { name })}>
        <IconButton size="small" aria-label={text('editNamed', { name })} onClick={onEdit}>
          <EditOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={text('deleteNamed', { name })}>
        <IconButton size="small" aria-label={text('deleteNamed', { name })} onClick={onDelete}>
          <DeleteOutlineRounded fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
