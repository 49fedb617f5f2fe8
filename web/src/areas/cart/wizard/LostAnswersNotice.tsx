import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import Box from '@mui/material/Box';
import type { LostAnswer } from '@portal/contracts/areas/cart';
import { useText } from '#core/i18n/use-text';
import { lostTexts } from '../texts';
import { noteLine } from './note-line';
import { useLostNames } from './use-lost-names';

/** Tells which answers of an earlier entry are asked for anew: none of them was replaced in silence. */
export function LostAnswersNotice({ lost = [] }: { lost?: readonly LostAnswer[] | undefined }) {
  const text = useText(lostTexts);
  const names = useLostNames()(lost);
  if (names.length === 0) return null;
  return (
    <Box role="status" sx={{ ...noteLine, flexWrap: 'nowrap', py: 1 }}>
      <HelpOutlineRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1 }}>{text('lost', { count: names.length, names: names.join(', ') })}</Box>
    </Box>
  );
}
