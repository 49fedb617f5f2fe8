import type { PetitionType } from '@portal/contracts/areas/forms';
import { formsQueries } from '@portal/contracts/areas/forms';
import type { OutputOf } from '@portal/contracts/kernel';
import { useCallList } from '#app/client/use-call-query';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import { SentAnswersPanel } from '../SentAnswersPanel';
import { SentFormsList } from '../SentFormsList';
import { briefingMessages } from './briefing.messages';

type Briefing = OutputOf<typeof formsQueries.ListBriefings>[number];
const inOrder = ['business', 'marketing', 'target', 'date', 'activation_dates', 'budget', 'phone'] as const;

/** Paid campaigns that this person has asked for before (R-FRM-11). */
export function OwnBriefingsList() {
  const text = useText(briefingMessages);
  const dates = useDates();
  const briefings = useCallList(formsQueries.ListBriefings, { size: 10 });
  // Of an erased person's forms nothing is left.
  const nameOf = ({ type }: Briefing) => (type === '' ? text('title') : text(type as PetitionType));
  const read = (name: (typeof inOrder)[number], answer: string) =>
    name === 'date' ? dates.day(answer) : name === 'budget' ? `${answer} €` : answer;
  const answersOf = (row: Briefing) =>
    inOrder.flatMap((name) => {
      const answer = row[name];
      return answer === '' ? [] : [{ key: name, label: text(name), value: read(name, answer) }];
    });
  return (
    <SentFormsList
      title={text('earlier')}
      forms={briefings}
      nameOf={nameOf}
      contentOf={(row) => (
        <SentAnswersPanel title={text('answers')} label={nameOf(row)} facts={answersOf(row)} />
      )}
    />
  );
}
