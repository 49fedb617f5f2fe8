import Stack from '@mui/material/Stack';
import {
  type CartEntry,
  deliveryErrorCodes,
  isDigital,
  Method,
  type WizardErrors,
} from '@portal/contracts/areas/cart';
import type { WaysToOrder } from '@portal/contracts/areas/resources';
import { useText } from '#core/i18n/use-text';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { deliveryTexts } from '../texts';
import { type DeliveryErrors, DeliveryFields } from './DeliveryFields';
import { change } from './entry-changes';
import { MethodDrawing } from './MethodDrawing';
import { PricePanel } from './PricePanel';
import { useFieldProblem, type WizardPageProps } from './wizard-page';

const { Adaptation, AdaptationAndProduction } = Method;

/**
 * What the wizard offers; 4 is only ever read (R-WIZ-30, AMB-14). A quote only for what may be produced (AMB-60), and
 * nothing of a digital format is.
 */
function offeredTo({ method, to }: CartEntry, { production }: WaysToOrder) {
  const isOffered = (production || method === AdaptationAndProduction) && !isDigital(to.file);
  return isOffered ? ([Adaptation, AdaptationAndProduction] as const) : ([Adaptation] as const);
}

/** What the cart would refuse, at the fields that it shares with this page. */
const deliveryErrors = (errors: WizardErrors): DeliveryErrors =>
  Object.fromEntries(deliveryErrorCodes.filter((code) => errors[code] === code).map((code) => [code, true]));

/** Page 5, ES: how the piece is wanted, how many, who pays, where to (R-WIZ-07). */
export function BudgetPage({ entry, edit, errors, ways }: WizardPageProps) {
  const text = useText(deliveryTexts);
  const complaint = useFieldProblem();
  const offered = offeredTo(entry, ways);
  const choose = (value: string) => {
    const method = offered.find((candidate) => String(candidate) === value);
    if (method !== undefined) edit(change({ method }));
  };
  return (
    <Stack spacing={4}>
      {offered.length > 1 && (
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
      )}
      <DeliveryFields
        entry={entry}
        edit={edit}
        errors={deliveryErrors(errors)}
        isHeadline={isDigital(entry.to.file)}
      />
      <PricePanel />
    </Stack>
  );
}

/** The last page of a piece that is wanted as it is: how many, who pays, where to (AMB-60). */
export function ProductionPage({ entry, edit, errors }: WizardPageProps) {
  return <DeliveryFields entry={entry} edit={edit} errors={deliveryErrors(errors)} />;
}
