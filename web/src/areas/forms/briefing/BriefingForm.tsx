import Box from '@mui/material/Box';
import {
  formsCommands,
  formsQueries,
  hasBudget,
  type PetitionType,
  petitionTypes,
  digitalOnlyBelow,
  eurosIn,
} from '@portal/contracts/areas/forms';
import Alert from '@mui/material/Alert';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { useCommandForm } from '#ui/form/use-command-form';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { RecordText } from '#ui/record/RecordFields';
import type { BoundField } from '#ui/record/use-record-form';
import { type AgencyFormProps, restaurantInput } from '../agency-form';
import { AgencyFormCard } from '../AgencyFormCard';
import { briefingTexts } from '../texts';

/** The budget of a tactical activation, and what a small one means (R-FRM-13, R-CON-27). */
function BudgetField({ field }: { field: BoundField<string> }) {
  const text = useText(briefingTexts);
  const isSmall = (eurosIn(field.value.trim()) ?? digitalOnlyBelow) < digitalOnlyBelow;
  return (
    <div>
      <RecordText {...field} optional />
      <Alert severity={isSmall ? 'warning' : 'info'} role="status" sx={{ mt: 1 }}>
        {text('digitalOnly')}
      </Alert>
    </div>
  );
}

const blank = {
  type: '',
  business: '',
  marketing: '',
  target: '',
  date: '',
  activation_dates: '',
  budget: '',
};
type Briefing = typeof blank & { phone: string };

/** The type of petition and what goes with it; nothing is sent without a type (R-FRM-09…13, R-ERR-22). */
export function BriefingForm({ restaurant, onSent }: AgencyFormProps) {
  const text = useText(briefingTexts);
  const { user } = useSession();
  const form = useCommandForm<typeof formsCommands.SendBriefing, Briefing>(formsCommands.SendBriefing, {
    words: briefingTexts,
    initial: { ...blank, phone: user.phone },
    toInput: ({ type, budget, ...briefing }) => ({
      ...briefing,
      type: type as PetitionType,
      ...(type === 'tactical' && budget !== '' && { budget }),
      ...restaurantInput(restaurant),
    }),
    refresh: [formsQueries.ListBriefings],
    onSent: (_data, { type }) => onSent(text(type as PetitionType)),
  });
  const { type } = form.values;
  const choose = (chosen: string) => {
    form.set('type', chosen);
    // A budget belongs to tactical activations alone (R-FRM-10).
    if (chosen !== 'tactical') form.set('budget', '');
  };
  const { maxLength: _none, hint: _no, ...date } = form.field('date');
  return (
    <AgencyFormCard form={form} restaurant={restaurant}>
      <ChoiceCards
        {...form.field('type')}
        layout="thirds"
        choices={petitionTypes.map((value) => ({ value, label: text(value), hint: text(`${value}Hint`) }))}
        onChange={choose}
      />
      {type !== '' && hasBudget(type as PetitionType) && <BudgetField field={form.field('budget')} />}
      <RecordText {...form.field('business')} multiline minRows={3} optional />
      <RecordText {...form.field('marketing')} multiline minRows={3} optional />
      <RecordText {...form.field('target')} multiline minRows={2} optional />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <LazyDayField {...date} optional clearable />
        <RecordText {...form.field('activation_dates')} optional />
        <RecordText {...form.field('phone')} type="tel" inputMode="tel" optional />
      </Box>
      {form.hasTyped && !form.isPending && <LeaveGuard when />}
    </AgencyFormCard>
  );
}
