import Stack from '@mui/material/Stack';
import { Method } from '@portal/contracts/areas/cart';
import { useText } from '../../../app/i18n/use-text';
import { ChoiceCards } from '../../../ui/fields/ChoiceCards';
import { deliveryMessages } from './delivery.messages';
import { DeliveryFields } from './DeliveryFields';
import { change } from './entry-changes';
import { MethodDrawing } from './MethodDrawing';
import { PriceBoard } from './PriceBoard';
import type { WizardPageProps } from './wizard-page';
import { useComplaint } from './wizard-page';

/** What the wizard offers; 4 is only ever read (R-WIZ-30, AMB-14). */
const offered = [Method.Adaptation, Method.AdaptationAndProduction] as const;

/** Page 5, ES: how the piece is wanted, how many, who pays, where to (R-WIZ-07). */
export function BudgetPage({ entry, edit, errors }: WizardPageProps) {
  const text = useText(deliveryMessages);
  const complaint = useComplaint();
  const choose = (value: string) => {
    const method = offered.find((candidate) => String(candidate) === value);
    if (method !== undefined) edit(change({ method }));
  };
  return (
    <Stack spacing={4}>
      <ChoiceCards
        name="method"
        layout="rows"
        label={text('method')}
        hideLabel
        value={String(entry.method)}
        onChange={choose}
        error={complaint(errors['method'])}
        choices={offered.map((method) => ({
          value: String(method),
          label: text(`method.${method}`),
          hint: text(`methodHint.${method}`),
          picture: <MethodDrawing method={method} />,
        }))}
      />
      <DeliveryFields entry={entry} edit={edit} errors={{}} />
      <PriceBoard />
    </Stack>
  );
}
