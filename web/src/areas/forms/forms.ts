import {
  budgetText,
  openingFieldNames,
  openingFields,
  type PetitionType,
  type SentFormKind,
} from '@portal/contracts/areas/forms';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useMemo } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import type { Fact } from '#ui/FactList';
import { briefingTexts, customTexts, formsTexts, openingTexts } from './texts';

export interface AgencyFormProps {
  readonly restaurant: SessionRestaurant;
  readonly onSent: (title: string) => void;
}

/** Required by the wire; the server uses its own name (W9). */
export const restaurantInput = ({ id, site, name }: SessionRestaurant) => ({
  restaurant_id: id,
  restaurant_site: site,
  restaurant_name: name,
});

/** Empty for erased people. */
export type Answers = Readonly<Record<string, string>>;

interface KindWords {
  readonly title: (answers: Answers) => string;
  readonly fields: readonly string[];
  readonly label: (field: string) => string;
  readonly value: (field: string, answer: string) => string;
}

const briefingFields = ['business', 'marketing', 'target', 'date', 'activation_dates', 'budget', 'phone'];

export function useFormWords() {
  const common = useText(formsTexts);
  const custom = useText(customTexts);
  const opening = useText(openingTexts);
  const briefing = useText(briefingTexts);
  const dates = useDates();
  return useMemo(() => {
    const ofKind: Readonly<Record<SentFormKind, KindWords>> = {
      custom: {
        title: ({ topic = '' }) => topic || custom('title'),
        fields: ['comments'],
        label: () => custom('comments'),
        value: (_field, answer) => answer,
      },
      opening: {
        title: ({ opening_date: day = '' }) =>
          day === '' ? opening('opening') : opening('openingOn', { day: dates.day(day) }),
        fields: openingFieldNames,
        label: (field) => opening(field as keyof typeof openingFields),
        value: (field, answer) => {
          const { kind } = openingFields[field as keyof typeof openingFields];
          if (kind === 'yes-no') return common(answer === 'yes' ? 'yes' : 'no');
          return kind === 'day' ? dates.day(answer) : answer;
        },
      },
      briefing: {
        title: ({ type = '' }) => (type === '' ? briefing('title') : briefing(type as PetitionType)),
        fields: briefingFields,
        label: (field) => briefing(field as 'business'),
        value: (field, answer) => {
          if (field === 'budget') return budgetText(answer);
          return field === 'date' ? dates.day(answer) : answer;
        },
      },
    };
    return {
      titleOf: (kind: SentFormKind, answers: Answers) => ofKind[kind].title(answers),
      factsOf: (kind: SentFormKind, answers: Answers): readonly Fact[] => {
        const { fields, label, value } = ofKind[kind];
        return fields.flatMap((key) => {
          const answer = answers[key] ?? '';
          return answer === '' ? [] : [{ key, label: label(key), value: value(key, answer) }];
        });
      },
    };
  }, [common, custom, opening, briefing, dates]);
}
