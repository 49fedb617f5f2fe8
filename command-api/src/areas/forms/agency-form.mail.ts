import type { Language } from '@portal/contracts';
import { composeMail } from '@portal/platform/mail/layout/compose-mail';
import type { Letter } from '@portal/platform/mail/mailing';
import { oneLine } from '@portal/platform/mail/one-line';
import { mailLanguageTag } from '../../mailing-world';

const texts = {
  CAST: {
    restaurant: 'Restaurante',
    sentBy: 'Lo envía',
    foot: 'Enviado desde el portal. Si respondes a este correo, contestas a quien lo envía.',
  },
  CAT: {
    restaurant: 'Restaurant',
    sentBy: 'L’envia',
    foot: 'Enviat des del portal. Si respons a aquest correu, contestes a qui l’envia.',
  },
  PT: {
    restaurant: 'Restaurante',
    sentBy: 'Enviado por',
    foot: 'Enviado pelo portal. Ao responder a este e-mail, responde a quem o enviou.',
  },
} satisfies Record<Language, Record<string, string>>;

export interface FormSender {
  readonly userId: number;
  readonly userName: string;
  /** Empty if unknown. */
  readonly email: string;
  readonly restaurantName: string;
  readonly restaurantSite: string;
}

export interface AgencyForm {
  readonly kind: string;
  readonly title: string;
  readonly intro: string;
  readonly preview: string;
  /** Label and answer, in form order; empty answers are omitted. */
  readonly answers: readonly (readonly [label: string, answer: string])[];
}

export interface AgencyMailWorld {
  readonly agency: string;
  readonly language: Language;
  readonly portal: string;
}

const fact = ([label, text]: readonly [string, string]) => ({ fact: { label, text } });

/** Reply-To is the sender (R-FRM-08). */
export function agencyFormMail(
  { userId, userName, email, restaurantName, restaurantSite }: FormSender,
  { kind, title, intro, preview, answers }: AgencyForm,
  { agency, language, portal }: AgencyMailWorld,
): Letter {
  const say = texts[language];
  return {
    recipient: 'agency',
    person: `user-${userId}`,
    to: { address: agency },
    subject: oneLine(`${kind}: ${title} (${restaurantSite})`),
    ...(email !== '' && { replyTo: { address: email, name: oneLine(userName, 100) } }),
    ...composeMail({
      lang: mailLanguageTag[language],
      brand: portal,
      title,
      preview,
      blocks: [
        { paragraph: intro },
        fact([say.restaurant, `${restaurantName} (${restaurantSite})`]),
        fact([say.sentBy, email === '' ? userName : `${userName}, ${email}`]),
        ...answers.filter(([, answer]) => answer !== '').map(fact),
      ],
      foot: { text: say.foot },
    }),
  };
}
