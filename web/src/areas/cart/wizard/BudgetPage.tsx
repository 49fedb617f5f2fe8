import Stack from '@mui/material/Stack';
import {
  type CartEntry,
  deliveryErrorCodes,
  isDigital,
  Method,
  type WizardErrors,
} from '@portal/contracts/areas/cart';
import type { WaysToOrder } from '@portal/contracts/areas/resources';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { Glyph } from '#ui/drawings/Drawing';
import { deliveryTexts } from '../texts';
import { type DeliveryErrors, DeliveryFields } from './DeliveryFields';
import { change } from './entry-changes';
import { PricePanel } from './PricePanel';
import { useFieldProblem, type WizardPageProps } from './wizard-page';

const drawings: Readonly<Record<1 | 2, ReactNode>> = {
  1: (
    <>
      <path className="paper" d="M14 4h26l8 8v32H14z" />
      <path className="tint" d="M20 22h22v14H20z" />
      <path d="M40 4v8h8M20 22h22v14H20zM20 12h12M20 17h8" />
      <path className="spot" d="M58 16l4 4-14 16-6 2 2-6z" />
    </>
  ),
  2: (
    <>
      <path className="soft" d="M4 45h56" />
      <path className="paper" d="M22 12h26v22H22zM48 19h8l5 7v8H48z" />
      <path className="tint" d="M22 12h26v7H22z" />
      <path d="M22 12h26v22H22zM48 19h8l5 7v8H48zM22 19h26M52 23v4h7" />
      <circle className="paper" cx="30" cy="38" r="5" />
      <circle className="paper" cx="52" cy="38" r="5" />
      <circle cx="30" cy="38" r="5" />
      <circle cx="52" cy="38" r="5" />
      <path className="soft" d="M4 17h12M8 24h8M2 31h14" />
      <path className="spot" d="M30 23h10v7H30z" />
    </>
  ),
};

/** A sheet with a pencil, or a van on its way. */
function MethodDrawing({ method }: { method: 1 | 2 }) {
  return <Glyph>{drawings[method]}</Glyph>;
}

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
