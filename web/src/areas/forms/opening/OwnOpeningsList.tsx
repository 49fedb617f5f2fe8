import { formsQueries, openingFieldNames, openingFields } from '@portal/contracts/areas/forms';
import { useCallList } from '#app/client/use-call-query';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import { formsMessages } from '../forms.messages';
import { SentAnswersPanel } from '../SentAnswersPanel';
import { SentFormsList } from '../SentFormsList';
import { openingMessages } from './opening.messages';

type Answers = Readonly<Record<string, string>>;

function useAnswers() {
  const text = useText(openingMessages);
  const common = useText(formsMessages);
  const dates = useDates();
  const read = (name: keyof typeof openingFields, answer: string) => {
    const { kind } = openingFields[name];
    if (kind === 'yes-no') return common(answer === 'yes' ? 'yes' : 'no');
    return kind === 'day' ? dates.day(answer) : answer;
  };
  return (answers: Answers) =>
    openingFieldNames.flatMap((name) => {
      const answer = answers[name] ?? '';
      return answer === '' ? [] : [{ key: name, label: text(name), value: read(name, answer) }];
    });
}

/** Openings that this person has told the agency of before (R-FRM-05). */
export function OwnOpeningsList() {
  const text = useText(openingMessages);
  const dates = useDates();
  const answersOf = useAnswers();
  const openings = useCallList(formsQueries.ListOpeningForms, { size: 10 });
  const nameOf = ({ data }: { data: Answers }) =>
    data.opening_date === undefined
      ? text('opening')
      : text('openingOn', { day: dates.day(data.opening_date) });
  return (
    <SentFormsList
      title={text('earlier')}
      forms={openings}
      nameOf={nameOf}
      contentOf={(row) => (
        <SentAnswersPanel title={text('answers')} label={nameOf(row)} facts={answersOf(row.data)} />
      )}
    />
  );
}
