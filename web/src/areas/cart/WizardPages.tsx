import { Box, Card, Stack, Typography } from '@mui/material';
import {
  adaptationPrices,
  type CartEntry,
  customSizeId,
  deliveryErrorCodes,
  formatOf,
  formats,
  isDigital,
  Method,
  type QuestionKey,
  questions,
  type Size,
  sizeCatalogue,
  type WizardErrors,
  type WizardPage,
} from '@portal/contracts/areas/cart';
import type { WaysToOrder } from '@portal/contracts/areas/resources';
import { type ComponentType, useId } from 'react';
import { useIntl } from 'react-intl';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { TextInput } from '#ui/fields/TextInput';
import { lazyPart } from '#ui/part/lazy-part';
import { type DeliveryErrors, DeliveryFields } from './EntryFields';
import { CustomSizeDrawing, FormatDrawing, MethodDrawing, scalesOf, SizeDrawing } from './WizardDrawings';
import { orderLimit } from './cart';
import { deliveryTexts, wizardTexts } from './texts';
import { useFieldError, type WizardPageProps } from './use-wizard';
import { answerQuestion, change, chooseFormat, chooseSize, writeSize } from './wizard';

/** Page 1 (R-WIZ-03, AMB-61). */
function FormatPage({ entry, edit, errors, ways }: WizardPageProps) {
  const text = useText(wizardTexts);
  const local = useLocalised();
  const errorText = useFieldError();
  const offered = formats.filter(({ id }) => ways.adaptation.includes(id) || id === entry.to.file);
  return (
    <ChoiceCards
      name="to.file"
      label={text('ask.format')}
      hideLabel
      value={entry.to.file === 0 ? '' : String(entry.to.file)}
      onChange={(id) => edit(chooseFormat(Number(id)))}
      error={errorText(errors['to.file'])}
      choices={offered.map(({ id, label }) => ({
        value: String(id),
        label: local(label),
        picture: <FormatDrawing format={id} />,
        badge: id === entry.from.type ? text('original') : undefined,
      }))}
    />
  );
}

/** Page 2 (R-WIZ-04, R-WIZ-28). */
function SizePage({ entry, edit, errors }: WizardPageProps) {
  const text = useText(wizardTexts);
  const errorText = useFieldError();
  const group = formatOf(entry.to.file)?.sizes ?? null;
  if (group === null) return null;

  const scales = scalesOf(group);
  const drawing = (size: Size) => {
    const scale = scales.get(size.id);
    return scale ? <SizeDrawing size={size} scale={scale} image={entry.from.image} /> : <CustomSizeDrawing />;
  };
  return (
    <Stack spacing={3}>
      <ChoiceCards
        name="to.filename"
        layout="sheets"
        label={text('ask.size')}
        hideLabel
        value={entry.to.filename}
        onChange={(id) => edit(chooseSize(id))}
        error={errorText(errors['to.filename'])}
        choices={sizeCatalogue[group].map((size) => ({
          value: size.id,
          label: size.custom ? text('customSize') : size.name,
          picture: drawing(size),
        }))}
      />
      {entry.to.filename === customSizeId && (
        <TextInput
          label={text('customSizeLabel')}
          placeholder={text('customSizePlaceholder')}
          name="to.size"
          autoFocus
          maxLength={orderLimit('items.resource_type_format_custom')}
          value={entry.to.size}
          onChange={(event) => edit(writeSize(event.target.value))}
          error={errorText(errors['to.size'])}
        />
      )}
    </Stack>
  );
}

/** Page 3, ES (R-WIZ-05, R-WIZ-12). */
function QuestionsPage(props: WizardPageProps) {
  const { entry, edit } = props;
  const text = useText(wizardTexts);
  const asked = formatOf(entry.to.file)?.questions ?? [];
  return (
    <Stack spacing={3}>
      {asked.map((key) => (
        <QuestionField key={key} of={key} {...props} />
      ))}
      <TextInput
        label={text('moreAnswers')}
        placeholder={text('moreAnswersPlaceholder')}
        name="params.custom"
        optional
        multiline
        minRows={2}
        maxLength={orderLimit('items.params.custom')}
        value={entry.params.custom}
        onChange={(event) => edit(answerQuestion('custom', event.target.value))}
      />
      <PriceList />
    </Stack>
  );
}

/** Has a large field and an example. */
const mainQuestion: QuestionKey = 'q1';

function QuestionField({ of: key, entry, edit, errors }: WizardPageProps & { of: QuestionKey }) {
  const text = useText(wizardTexts);
  const local = useLocalised();
  const errorText = useFieldError();
  const { label, required, choices } = questions[key];
  const field = {
    name: `params.${key}`,
    label: local(label),
    optional: !required,
    value: entry.params[key],
    error: errorText(errors[`params.${key}`]),
  };
  if (choices !== undefined) {
    return (
      <ChoiceCards
        {...field}
        layout="pills"
        onChange={(value) => edit(answerQuestion(key, value))}
        choices={choices.map((choice) => ({ value: choice.value, label: local(choice.label) }))}
      />
    );
  }
  return (
    <TextInput
      {...field}
      multiline={key === mainQuestion}
      minRows={3}
      placeholder={key === mainQuestion ? text('answerPlaceholder') : undefined}
      maxLength={orderLimit(`items.params.${key}`)}
      onChange={(event) => edit(answerQuestion(key, event.target.value))}
    />
  );
}

const { Adaptation, AdaptationAndProduction } = Method;

/** A quote needs a producible resource and a printed format (AMB-60). Method 4 is only read (R-WIZ-30, AMB-14). */
function offeredMethods({ method, to }: CartEntry, { production }: WaysToOrder) {
  const isOffered = (production || method === AdaptationAndProduction) && !isDigital(to.file);
  return isOffered ? ([Adaptation, AdaptationAndProduction] as const) : ([Adaptation] as const);
}

const deliveryErrors = (errors: WizardErrors): DeliveryErrors =>
  Object.fromEntries(deliveryErrorCodes.filter((code) => errors[code] === code).map((code) => [code, true]));

/** Page 5, ES (R-WIZ-07). */
function BudgetPage({ entry, edit, errors, ways }: WizardPageProps) {
  const text = useText(deliveryTexts);
  const errorText = useFieldError();
  const offered = offeredMethods(entry, ways);
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
          error={errorText(errors['method'])}
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
      <PriceList />
    </Stack>
  );
}

/** The only page of an unchanged resource (AMB-60). */
export const ProductionPage = ({ entry, edit, errors }: WizardPageProps) => (
  <DeliveryFields entry={entry} edit={edit} errors={deliveryErrors(errors)} />
);

export const pageComponents: Readonly<Record<WizardPage, ComponentType<WizardPageProps>>> = {
  1: FormatPage,
  2: SizePage,
  3: QuestionsPage,
  4: lazyPart(() => import('./DetailsPage').then((module) => module.DetailsPage)),
  5: BudgetPage,
};

const prices = [
  ['priceText', adaptationPrices.text],
  ['priceSignal', adaptationPrices.signal],
  ['priceDouble', adaptationPrices.double],
  ['priceTriple', adaptationPrices.triple],
] as const;

/** R-WIZ-12, R-WIZ-13. */
function PriceList() {
  const text = useText(deliveryTexts);
  const { currency } = useMarket();
  const { formatNumber } = useIntl();
  const id = useId();
  const money = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (
    <Card component="aside" aria-labelledby={id} sx={{ bgcolor: 'background.sunken', px: 2.5, py: 2 }}>
      <Typography variant="h4" component="h2" id={id} sx={{ pb: 1 }}>
        {text('priceTitle')}
      </Typography>
      <Box component="dl" sx={{ m: 0, maxWidth: 'sm' }}>
        {prices.map(([label, amount]) => (
          <PriceRow key={label} label={text(label)} price={money(amount)} />
        ))}
        <PriceRow label={text('priceComplex')} price={text('priceOnRequest')} />
      </Box>
      <Typography variant="caption" component="div" color="textSecondary" sx={{ pt: 1 }}>
        {text('priceNote')}
      </Typography>
    </Card>
  );
}

function PriceRow({ label, price }: { label: string; price: string }) {
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', alignItems: 'baseline', gap: 1, py: 0.5 }}
    >
      <dt>{label}</dt>
      <Box aria-hidden sx={{ flex: 1, borderBottom: '0.125rem dotted', borderColor: 'divider' }} />
      <Typography variant="subtitle2" component="dd" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {price}
      </Typography>
    </Typography>
  );
}
