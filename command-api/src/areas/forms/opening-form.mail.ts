import { type Language, writtenDay } from '@portal/contracts';
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

/** R-FRM-05. */
export function openingFormOf(answers: Answers, restaurant: string, language: Language): AgencyForm {
  const { yes, no, ...heading } = texts[language];
  const read = (name: OpeningField) => {
    const answer = answers[name] ?? '';
    const { kind } = openingFields[name];
    if (kind === 'day') return writtenDay(answer);
    return kind === 'yes-no' ? ({ yes, no }[answer] ?? '') : answer;
  };
  return {
    ...heading,
    title: restaurant,
    preview: [read('opening_date'), answers.address].filter(Boolean).join(', '),
    answers: openingFieldNames.map((name) => [openingFields[name].label[language], read(name)] as const),
  };
}
