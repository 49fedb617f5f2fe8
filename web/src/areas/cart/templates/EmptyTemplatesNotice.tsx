import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { CounterDrawing } from '#ui/drawings/EmptyDrawings';
import { EmptyState } from '#ui/states/EmptyState';
import { templatesTexts } from '../texts';

/** Nothing is saved yet: where it is done. */
export function EmptyTemplatesNotice() {
  const text = useText(templatesTexts);
  return (
    <EmptyState
      level="h3"
      drawing={<CounterDrawing />}
      title={text('empty')}
      text={text('emptyText')}
      action={
        <Button component={Link} to="/orders">
          {text('toOrders')}
        </Button>
      }
    />
  );
}
