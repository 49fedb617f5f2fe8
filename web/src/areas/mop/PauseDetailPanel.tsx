import type { SvgIconComponent } from '@mui/icons-material';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import { Button, Stack, Typography } from '@mui/material';
import { type MopRequest, noticeHours } from '@portal/contracts/areas/mop';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { FactList } from '#ui/FactList';
import { WhySlot } from '#ui/slots/Slots';
import type { StatusTone } from '#ui/StatusChip';
import { Timeline } from '#ui/Timeline';
import { uiTexts } from '#ui/texts/early';
import { PauseChip, UrgencyMark } from './PauseColumns';
import { stateLooks, usePauseWords } from './mop';
import { mopTexts } from './texts';

type What = MopRequest['history'][number]['what'];

const looks: Readonly<Record<What, { readonly icon: SvgIconComponent; readonly tone: StatusTone }>> = {
  requested: { icon: CampaignRounded, tone: 'info' },
  reopened: { icon: ReplayRounded, tone: 'warning' },
  ...stateLooks,
};

interface PauseDetailPanelProps {
  pause: MopRequest;
  onClose: () => void;
  /** A menu, for those who may change the status. */
  status?: ReactNode;
  actions?: ReactNode;
}

export function PauseDetailPanel(props: PauseDetailPanelProps) {
  const { pause, onClose, status = <PauseChip pause={pause} />, actions } = props;
  const text = useText(mopTexts);
  const uiText = useText(uiTexts);
  const { placeOf, whenOf, whatOf, detailOf } = usePauseWords();
  const facts = [
    { key: 'when', label: text('when'), value: whenOf(pause) },
    {
      key: 'notice',
      label: text('notice'),
      value: text(pause.late ? 'lateText' : 'onTime', { hours: noticeHours }),
    },
    { key: 'reason', label: text('reason'), value: pause.value },
  ];
  const steps = pause.history.map((step) => ({
    key: `${step.what} ${step.at}`,
    ...looks[step.what],
    title: whatOf(step),
    detail: (
      <>
        {detailOf(pause, step)}
        {step.position !== undefined && (step.role === 0 || step.what === 'cancelled') && (
          <WhySlot position={step.position} of={whatOf(step)} />
        )}
      </>
    ),
  }));
  return (
    <TitledDialog
      title={text('pauseOf', { place: placeOf(pause) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{uiText('close')}</Button>
          {actions}
        </>
      }
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 2 }}>
        {status}
        <UrgencyMark pause={pause} of={props.status === undefined ? 'one' : 'all'} />
      </Stack>
      <FactList facts={facts} />
      <Typography variant="overline" component="h3" color="textSecondary" sx={{ pt: 2.5, pb: 1 }}>
        {text('history')}
      </Typography>
      <Timeline label={text('history')} steps={steps} />
    </TitledDialog>
  );
}
