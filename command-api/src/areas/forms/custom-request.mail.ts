import type { Language } from '@portal/contracts';
import { composeMail } from '@portal/platform/mail/layout/compose-mail';
import type { Letter } from '@portal/platform/mail/mailing';
import { oneLine } from '@portal/platform/mail/one-line';
import { mailLanguageTag } from '../../mailing-world';

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  CAST: {
    subject: 'Petición de pieza a medida',
    intro: 'Un restaurante pide una pieza que no está en el catálogo.',
    restaurant: 'Restaurante',
    who: 'La pide',
    topic: 'Tema',
    comments: 'Comentarios',
    foot: 'Enviado desde el portal. Si respondes a este correo, contestas a quien la pide.',
  },
  CAT: {
    subject: 'Petició de peça a mida',
    intro: 'Un restaurant demana una peça que no és al catàleg.',
    restaurant: 'Restaurant',
    who: 'La demana',
    topic: 'Tema',
    comments: 'Comentaris',
    foot: 'Enviat des del portal. Si respons a aquest correu, contestes a qui la demana.',
  },
  PT: {
    subject: 'Pedido de peça à medida',
    intro: 'Um restaurante pede uma peça que não está no catálogo.',
    restaurant: 'Restaurante',
    who: 'Pedido por',
    topic: 'Tema',
    comments: 'Comentários',
    foot: 'Enviado pelo portal. Ao responder a este e-mail, responde a quem fez o pedido.',
  },
};

export interface CustomRequestOfAPerson {
  readonly userId: number;
  readonly userName: string;
  /** Empty when it is not known any more. */
  readonly email: string;
  readonly restaurantName: string;
  readonly restaurantSite: string;
  readonly topic: string;
  readonly comments: string;
}

/** What the agency is asked for, so that answering it answers the person (R-FRM-08). */
export function customRequestMail(
  request: CustomRequestOfAPerson,
  { agency, language, portal }: { agency: string; language: Language; portal: string },
): Letter {
  const say = texts[language];
  const { userName, email, topic, comments, restaurantName, restaurantSite } = request;
  const subject = oneLine(`${say.subject}: ${topic} (${restaurantSite})`);
  const fact = (label: string | undefined, text: string) => ({ fact: { label: label ?? '', text } });
  return {
    recipient: 'agency',
    person: `user-${request.userId}`,
    to: { address: agency },
    subject,
    ...(email !== '' && { replyTo: { address: email, name: oneLine(userName, 100) } }),
    ...composeMail({
      lang: mailLanguageTag[language],
      brand: portal,
      title: topic,
      preview: comments,
      blocks: [
        { paragraph: say.intro ?? '' },
        fact(say.restaurant, `${restaurantName} (${restaurantSite})`),
        fact(say.who, email === '' ? userName : `${userName}, ${email}`),
        fact(say.topic, topic),
        ...(comments === '' ? [] : [fact(say.comments, comments)]),
      ],
      foot: { text: say.foot ?? '' },
    }),
  };
}
