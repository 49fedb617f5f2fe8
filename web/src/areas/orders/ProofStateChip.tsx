import type { SvgIconComponent } from '@mui/icons-material';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import type { Proof } from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { Highlight } from '#ui/Highlight';
import { StatusChip, type StatusTone, statusTones } from '#ui/StatusChip';
import { proofTexts } from './texts/proof';

const looks: Readonly<
  Record<Proof['state'], { readonly tone: StatusTone; readonly icon: SvgIconComponent }>
> = {
  waiting: { tone: statusTones.waiting, icon: HourglassTopRounded },
  changes: { tone: statusTones.wrong, icon: EditNoteRounded },
  approved: { tone: statusTones.done, icon: CheckCircleRounded },
  superseded: { tone: statusTones.over, icon: HistoryRounded },
};

export function ProofStateChip({ state }: Pick<Proof, 'state'>) {
  const text = useText(proofTexts);
  return (
    <Highlight of={state}>
      <StatusChip {...looks[state]} label={text(`state.${state}`)} />
    </Highlight>
  );
}
