import { useIntl } from 'react-intl';
import { Alert, Box, Button, Typography } from '@mui/material';
import {
  formsQueries,
  formsCommands,
  hasBudget,
  type PetitionType,
  petitionTypes,
  digitalOnlyBelow,
  eurosIn,
} from '@portal/contracts/areas/forms';
import { type OutputOf, phoneDigits } from '@portal/contracts/kernel';
import { useState } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import type { BoundField } from '#ui/record/use-record-form';
import { AgencyFormScreen, SentFormsList, AgencyFormCard } from './AgencyFormScreen';
import { type AgencyFormProps, restaurantInput } from './forms';
import { briefingTexts } from './texts';

/** R-FRM-13, R-CON-27. */
function BudgetField({ field }: { field: BoundField<string> }) {
  const text = useText(briefingTexts);
  const { currency } = useMarket();
  const amount = useIntl().formatNumber(digitalOnlyBelow, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const isSmall = (eurosIn(field.value.trim()) ?? digitalOnlyBelow) < digitalOnlyBelow;
  return (
    <div>
      <RecordText {...field} optional />
      <Alert severity={isSmall ? 'warning' : 'info'} role="status" sx={{ mt: 1 }}>
        {text('digitalOnly', { amount })}
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
type BriefingValues = typeof blank & { phone: string };

/** R-FRM-09…13, R-ERR-22. */
function BriefingForm({ restaurant, onSent }: AgencyFormProps) {
  const text = useText(briefingTexts);
  const { user } = useSession();
  const form = useCommandForm<typeof formsCommands.SendBriefing, BriefingValues>(formsCommands.SendBriefing, {
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
    // Only tactical activations have a budget (R-FRM-10).
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
        <RecordText {...form.field('phone', phoneDigits)} type="tel" inputMode="tel" optional />
      </Box>
      <LeaveGuard when={form.hasTyped && !form.isPending} />
    </AgencyFormCard>
  );
}

type Briefing = OutputOf<typeof formsQueries.ListBriefings>[number];

const answersOf = ({ steps: _steps, status: _status, ...answers }: Briefing) => answers;

/** R-FRM-11. */
function OwnBriefingsList() {
  const text = useText(briefingTexts);
  const forms = useCallList(formsQueries.ListBriefings, { size: 10 });
  return <SentFormsList title={text('earlier')} kind="briefing" forms={forms} answersOf={answersOf} />;
}

/** R-FRM-09. */
export const BriefingScreen = () => (
  <AgencyFormScreen words={briefingTexts} Form={BriefingForm} List={OwnBriefingsList} />
);

/** R-CHN-03. */
export function BriefingPanel({ restaurantId }: { restaurantId: number }) {
  const text = useText(briefingTexts);
  const restaurant = useSite().restaurants.find(({ id }) => id === restaurantId);
  const [sent, setSent] = useState<string | null>(null);
  if (restaurant === undefined) return null;
  if (sent === null) return <BriefingForm restaurant={restaurant} onSent={setSent} />;
  return (
    <Box role="status">
      <Typography variant="h4" component="h3">
        {text('sentTitle')}
      </Typography>
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('sentText', { title: sent })}</Box>
      <Button onClick={() => setSent(null)}>{text('another')}</Button>
    </Box>
  );
}
