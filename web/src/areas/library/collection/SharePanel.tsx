import Box from '@mui/material/Box';
import { useText } from '#core/i18n/use-text';
import { CopyField } from '#ui/fields/CopyField';
import { SwitchInput } from '#ui/fields/SwitchInput';
import { collectionPath } from '../library-paths';
import { libraryTexts } from '../texts';

interface SharePanelProps {
  id: string;
  shared: boolean;
  onShare: (shared: boolean) => void;
}

/** The link of a collection: made and withdrawn by its owners. */
export function SharePanel({ id, shared, onShare }: SharePanelProps) {
  const text = useText(libraryTexts);
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
      <SwitchInput
        label={text('share')}
        hint={text('shareHint')}
        checked={shared}
        onChange={(checked) => onShare(checked)}
      />
      {shared && (
        <CopyField label={text('shareLink')} value={`${window.location.origin}${collectionPath(id)}`} />
      )}
    </Box>
  );
}
