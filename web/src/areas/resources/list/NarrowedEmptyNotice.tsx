import Button from '@mui/material/Button';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { EmptyState } from '#ui/states/EmptyState';
import { cardTexts } from '../texts';

interface NarrowedEmptyNoticeProps {
  /** What there would be without the filters. */
  text?: string;
  onClear: () => void;
}

/** Filters left nothing: the way out is to take them away. */
export function NarrowedEmptyNotice({ text: without, onClear }: NarrowedEmptyNoticeProps) {
  const text = useText(cardTexts);
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={text('narrowedTitle')}
      text={without ?? text('narrowedText')}
      action={
        <Button variant="contained" color="primary" onClick={onClear}>
          {text('clearFilters')}
        </Button>
      }
    />
  );
}
