import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { CauseList } from './CauseList';
import { causesTexts } from './texts';

interface WhyDialogProps {
  position: number;
  onClose: () => void;
}

export function WhyDialog({ position, onClose }: WhyDialogProps) {
  const text = useText(causesTexts);
  return (
    <TitledDialog
      title={text('why')}
      onClose={onClose}
      actions={
        <>
          <Button component={Link} to={`/admin/why/${position}`} onClick={onClose}>
            {text('open')}
          </Button>
          <Button onClick={onClose}>{text('close')}</Button>
        </>
      }
    >
      <CauseList id={String(position)} onOpen={onClose} />
    </TitledDialog>
  );
}
