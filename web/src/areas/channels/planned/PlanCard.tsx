import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ChannelContent, ChannelPlan } from '@portal/contracts/areas/channels';
import { useId } from 'react';
import { useSpans } from '#core/i18n/spans';
import { useText } from '#core/i18n/use-text';
import { FieldError } from '#ui/fields/FieldError';
import { ChangeMarkChip } from '../preview/ChangeMarkChip';
import { useProblemText } from '../use-problem-text';
import { plannedTexts } from '../texts';
import { useChangeWords } from './use-change-words';

interface PlanCardProps {
  plan: ChannelPlan;
  /** What customers see on its day until it is applied. */
  before: ChannelContent;
  isOpen: boolean;
  isNew: boolean;
  isReadOnly: boolean;
  /** Codes of what is wrong with it, by the fields of the wire. */
  problems: Readonly<Record<string, string>>;
  onOpen: () => void;
  onRemove: () => void;
}

function ChangesList({ plan, before }: Pick<PlanCardProps, 'plan' | 'before'>) {
  const text = useText(plannedTexts);
  const changes = useChangeWords()(plan.changes, before);
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, listStyle: 'disc', typography: 'body2', color: 'text.secondary' }}
    >
      {(changes.length === 0 ? [text('nothing')] : changes).map((change) => (
        <li key={change}>{change}</li>
      ))}
    </Box>
  );
}

function Complaint({ problems }: Pick<PlanCardProps, 'problems'>) {
  const problemText = useProblemText();
  const id = useId();
  const words = problemText(Object.values(problems)[0]);
  return words === undefined ? null : <FieldError id={id}>{words}</FieldError>;
}

type ActionsProps = Pick<PlanCardProps, 'isOpen' | 'onOpen' | 'onRemove'> & { day: string };

function Actions({ day, isOpen, onOpen, onRemove }: ActionsProps) {
  const text = useText(plannedTexts);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1.5 }}>
      <Button size="small" startIcon={<EditRounded />} aria-expanded={isOpen} onClick={onOpen}>
        {text(isOpen ? 'editing' : 'edit')}
      </Button>
      <Button
        size="small"
        variant="text"
        startIcon={<DeleteOutlineRounded />}
        aria-label={text('removeOf', { day })}
        onClick={onRemove}
      >
        {text('remove')}
      </Button>
    </Box>
  );
}

/** A planned change on the line of time: its day, and what it changes in a few words. */
export function PlanCard(props: PlanCardProps) {
  const { plan, before, isOpen, isNew, isReadOnly, problems, onOpen, onRemove } = props;
  const text = useText(plannedTexts);
  const spans = useSpans();
  const day = plan.date === '' ? '' : spans.longDay(plan.date);
  const name = day === '' ? text('noDay') : text('plan', { day });
  return (
    <Card
      component="article"
      sx={{ p: 2, height: '100%', borderColor: isOpen ? 'primary.main' : 'divider' }}
      aria-label={name}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, pb: 0.5 }}>
        <Box
          component="h3"
          sx={{ typography: 'h4', m: 0, flex: 1, '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {day || name}
        </Box>
        {isNew && <ChangeMarkChip label={text('isNew')} />}
      </Box>
      <ChangesList plan={plan} before={before} />
      <Complaint problems={problems} />
      {!isReadOnly && <Actions day={day} isOpen={isOpen} onOpen={onOpen} onRemove={onRemove} />}
    </Card>
  );
}
