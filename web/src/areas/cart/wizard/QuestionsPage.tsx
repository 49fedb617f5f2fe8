import Stack from '@mui/material/Stack';
import { formatOf, type QuestionKey, questions } from '@portal/contracts/areas/cart';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { TextInput } from '#ui/fields/TextInput';
import { orderLimit } from '../order-limits';
import { answerQuestion } from './entry-changes';
import { PricePanel } from './PricePanel';
import { useFieldProblem, type WizardPageProps } from './wizard-page';
import { wizardTexts } from '../texts';

/** The question that everything turns on gets room to write and an example. */
const mainQuestion: QuestionKey = 'q1';

interface QuestionFieldProps extends WizardPageProps {
  of: QuestionKey;
}

function QuestionField({ of: key, entry, edit, errors }: QuestionFieldProps) {
  const text = useText(wizardTexts);
  const local = useLocalised();
  const complaint = useFieldProblem();
  const { label, required, choices } = questions[key];
  const field = {
    name: `params.${key}`,
    label: local(label),
    optional: !required,
    value: entry.params[key],
    error: complaint(errors[`params.${key}`]),
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

/** Room for what no question asks. */
function MoreAnswers({ entry, edit }: WizardPageProps) {
  const text = useText(wizardTexts);
  return (
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
  );
}

/** Page 3, ES: what the chosen format has to be asked (R-WIZ-05), beside what changes cost (R-WIZ-12). */
export function QuestionsPage(props: WizardPageProps) {
  const asked = formatOf(props.entry.to.file)?.questions ?? [];
  return (
    <Stack spacing={3}>
      {asked.map((key) => (
        <QuestionField key={key} of={key} {...props} />
      ))}
      <MoreAnswers {...props} />
      <PricePanel />
    </Stack>
  );
}
