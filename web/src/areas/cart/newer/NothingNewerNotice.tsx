import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { EmptyState } from '#ui/states/EmptyState';
import { newerTexts } from '../texts';

/** No piece came after it, or after any of an order. */
export function NothingNewerNotice({ of }: { of: 'piece' | 'order' }) {
  const text = useText(newerTexts);
  return (
    <EmptyState
      level="h3"
      title={text('none')}
      text={text(of === 'order' ? 'noneOfOrder' : 'noneText')}
      action={
        <Button component={Link} to="/nacional">
          {text('toCatalogue')}
        </Button>
      }
    />
  );
}
