import { type Language, writtenDay } from '@portal/contracts';
import { composeMail } from '@portal/platform/mail/layout/compose-mail';
import type { Letter } from '@portal/platform/mail/mailing';
import { oneLine } from '@portal/platform/mail/one-line';
import { mailLanguageTag } from '../../mailing-world';

interface Texts {
  readonly subject: (restaurant: string) => string;
  readonly greeting: (name: string) => string;
  readonly intro: (day: string) => string;
  readonly closed: string;
  readonly incomplete: string;
  readonly button: string;
  readonly restaurant: string;
  readonly why: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  CAST: {
    subject: (restaurant) => `No se ha aplicado un cambio planificado de ${restaurant}`,
    greeting: (name) => `Hola, ${name}:`,
    intro: (day) => `El cambio planificado para el ${day} no se ha podido aplicar. Nada ha cambiado.`,
    closed: 'El restaurante no está activo en el portal.',
    incomplete:
      'Con los datos de ese día la ficha quedaría incompleta. Revísala y guarda el cambio de nuevo.',
    button: 'Abrir canales',
    restaurant: 'Restaurante',
    why: 'Recibes este correo porque trabajas con este restaurante en el portal.',
  },
  CAT: {
    subject: (restaurant) => `No s’ha aplicat un canvi planificat de ${restaurant}`,
    greeting: (name) => `Hola, ${name}:`,
    intro: (day) => `El canvi planificat per al ${day} no s’ha pogut aplicar. No ha canviat res.`,
    closed: 'El restaurant no està actiu al portal.',
    incomplete:
      'Amb les dades d’aquell dia la fitxa quedaria incompleta. Revisa-la i torna a desar el canvi.',
    button: 'Obrir canals',
    restaurant: 'Restaurant',
    why: 'Reps aquest correu perquè treballes amb aquest restaurant al portal.',
  },
  PT: {
    subject: (restaurant) => `Uma alteração planeada de ${restaurant} não foi aplicada`,
    greeting: (name) => `Olá, ${name}:`,
    intro: (day) => `Não foi possível aplicar a alteração planeada para ${day}. Nada mudou.`,
    closed: 'O restaurante não está ativo no portal.',
    incomplete:
      'Com os dados desse dia a ficha ficaria incompleta. Verifique-a e guarde a alteração novamente.',
    button: 'Abrir canais',
    restaurant: 'Restaurante',
    why: 'Recebe este e-mail porque trabalha com este restaurante no portal.',
  },
};

export interface ChannelReader {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

interface FailedPlan {
  /** `2026-12-01` */
  readonly date: string;
  readonly restaurant: string;
  readonly isInactive: boolean;
  readonly url: string;
}

export function plannedChangeFailedMail(
  { userId, name, email, language }: ChannelReader,
  { date, restaurant, isInactive, url }: FailedPlan,
  portal: string,
): Letter {
  const say = texts[language];
  const subject = say.subject(restaurant);
  const intro = say.intro(writtenDay(date));
  return {
    recipient: `user-${userId}`,
    person: `user-${userId}`,
    to: { address: email, name: oneLine(name, 100) },
    subject: oneLine(subject),
    ...composeMail({
      lang: mailLanguageTag[language],
      brand: portal,
      title: subject,
      preview: intro,
      blocks: [
        { paragraph: say.greeting(name) },
        { paragraph: intro },
        { paragraph: isInactive ? say.closed : say.incomplete },
        { fact: { label: say.restaurant, text: restaurant } },
        { button: { label: say.button, url } },
      ],
      foot: { text: say.why },
    }),
  };
}
