import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type PushKind, pushKindsFor } from '@portal/contracts/areas/notifications';
import { useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { SettingItem } from '../preferences/SettingItem';
import { pushTexts } from '../texts';
import { usePushChange } from './use-push-change';

function PushKindItem({ kind, isOn }: { kind: PushKind; isOn: boolean }) {
  const text = useText(pushTexts);
  const { set, isSaved } = usePushChange();
  return (
    <SettingItem
      label={text(`kind.${kind}`)}
      hint={text(`kindText.${kind}`)}
      isOn={isOn}
      onChange={(on) => void set({ [kind]: on } as Partial<Record<PushKind, boolean>>)}
      isSaved={isSaved}
    />
  );
}

/** A switch for each kind of thing that the market has for one's role. */
export function PushKindList({ kinds }: { kinds: readonly PushKind[] }) {
  const text = useText(pushTexts);
  const { features } = useMarket();
  const { user } = useSession();
  const id = useId();
  return (
    <Stack spacing={1.5} component="section" aria-labelledby={id}>
      <Box component="h3" id={id} sx={{ m: 0, typography: 'subtitle1' }}>
        {text('what')}
      </Box>
      {pushKindsFor(user.type, features).map((kind) => (
        <PushKindItem key={kind} kind={kind} isOn={kinds.includes(kind)} />
      ))}
    </Stack>
  );
}
