import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '../../app/i18n/use-text';
import { DoorDrawing } from '../drawings/DoorDrawing';
import { uiMessages } from '../ui.messages';
import { Message } from './Message';

/** The person is known but may not see this. */
export function ForbiddenState() {
  const text = useText(uiMessages);
  return (
    <Message
      drawing={<DoorDrawing />}
      title={text('forbiddenTitle')}
      text={text('forbiddenText')}
      action={
        <Button component={Link} to="/">
          {text('forbiddenAction')}
        </Button>
      }
    />
  );
}
