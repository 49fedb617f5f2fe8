import type { Language } from '@portal/contracts';
import { type OpeningField, openingFieldNames, openingFields } from '@portal/contracts/areas/forms';
import type { AgencyForm } from './agency-form.mail';

const texts = {
  CAST: {
    kind: 'Formulario de apertura',
    intro: 'Un restaurante envía los datos de una apertura.',
    yes: 'Sí',
    no: 'No',
  },
  CAT: {
    kind: 'Formulari d’obertura',
    intro: 'Un restaurant envia les dades d’una obertura.',
    yes: 'Sí',
    no: 'No',
  },
  PT: {
    kind: 'Formulário de abertura',
    intro: 'Um restaurante envia os dados de uma abertura.',
    yes: 'Sim',
    no: 'Não',
  },
} satisfies Record<Language, Record<string, string>>;

type Answers = Readonly<Record<string, string>>;

/** An opening as the agency reads it (R-FRM-05). */
export function openingFormOf(answers: Answers, restaurant: string, language: Language): AgencyForm {
  const { kind, intro, yes, no } = texts[language];
  const read = (name: OpeningField) => {
    const answer = answers[name] ?? '';
    if (openingFields[name].kind !== 'yes-no') return answer;
    return { yes, no }[answer] ?? '';
  };
  return {
    ...{ kind, intro },
    title: restaurant,
    preview: [answers.opening_date, answers.address].filter(Boolean).join(', '),
    answers: openingFieldNames.map((name) => [openingFields[name].label[language], read(name)] as const),
  };
}
