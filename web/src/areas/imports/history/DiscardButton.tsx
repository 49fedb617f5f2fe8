import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { useText } from '#core/i18n/use-text';
import { importsTexts } from '../texts';
import type { DiscardableImport } from './use-discard-question';

interface DiscardButtonProps {
  found: DiscardableImport;
  onDiscard: (found: DiscardableImport) => void;
}

/** Throws a checked file away, after a question. */
export function DiscardButton({ found, onDiscard }: DiscardButtonProps) {
  const text = useText(importsTexts);
  return (
    <Button
      size="small"
      startIcon={<DeleteOutlineRounded />}
      aria-label={text('discardNamed', { name: found.filename })}
      onClick={() => onDiscard(found)}
    >
      {text('discard')}
    </Button>
  );
}
