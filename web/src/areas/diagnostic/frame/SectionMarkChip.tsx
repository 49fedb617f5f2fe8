import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import { useText } from '#core/i18n/use-text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { diagnosticTexts } from '../texts';
import type { SectionProgress } from './progress';

const looks = {
  alert: { icon: ErrorRounded, colour: 'warning.main' },
  filled: { icon: CheckCircleRounded, colour: 'success.main' },
  empty: { icon: RadioButtonUncheckedRounded, colour: 'text.secondary' },
} as const;

/** How far a section is, by shape, colour and word. */
export function SectionMarkChip({ mark, alerts }: Pick<SectionProgress, 'mark' | 'alerts'>) {
  const text = useText(diagnosticTexts);
  const { icon, colour } = looks[mark];
  return (
    <>
      <Box component={icon} aria-hidden fontSize="small" sx={{ color: colour }} />
      <VisuallyHidden>{`, ${text(`mark.${mark}`, { count: alerts })}`}</VisuallyHidden>
    </>
  );
}
