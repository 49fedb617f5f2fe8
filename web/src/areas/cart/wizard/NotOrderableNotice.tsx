import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { Message } from '#ui/states/Message';
import { ShelfDrawing } from '#ui/drawings/ShelfDrawing';
import { wizardTexts } from '../texts';

/** An old link, or a piece that was withdrawn meanwhile: what can be done instead (R-CAT-08, R-CAT-09). */
export function NotOrderableNotice({ link }: { link: string }) {
  const text = useText(wizardTexts);
  return (
    <Message
      level="h1"
      drawing={<ShelfDrawing />}
      title={text('notOrderable')}
      text={text('notOrderableText')}
      action={
        <Button component={Link} to={link} variant="contained" color="primary">
          {text('backToPiece')}
        </Button>
      }
    />
  );
}
