import type { Language } from '@portal/contracts';
import type { Letter } from '@portal/platform/mail/mailing';
import { accountLetter, type AccountMailReader, type AccountMailSender, timeFor } from './account-letter';

interface Words {
  readonly subject: (portal: string) => string;
  readonly button: string;
  readonly why: string;
}

interface Texts {
  readonly greeting: (name: string) => string;
  readonly someone: string;
  readonly confirm: Words & {
    readonly intro: (portal: string) => string;
    readonly until: (time: string) => string;
  };
  readonly former: Record<
    'requested' | 'changed',
    Words & {
      readonly what: (by: string, address: string, time: string) => string;
      readonly notYou: (until: string) => string;
    }
  >;
}

const texts: Readonly<Record<Language, Texts>> = {
  CAST: {
    greeting: (name) => `Hola, ${name}:`,
    someone: 'Alguien',
    confirm: {
      subject: (portal) => `Confirma tu correo nuevo de ${portal}`,
      intro: (portal) => `Este será el correo con el que entras en ${portal} cuando lo confirmes:`,
      button: 'Confirmar este correo',
      until: (time) => `El enlace caduca a las ${time} y solo se puede usar una vez.`,
      why: 'Si no sabes de qué se trata, no tienes que hacer nada: sin tu confirmación no cambia nada.',
    },
    former: {
      requested: {
        subject: (portal) => `Se ha pedido otro correo para tu cuenta de ${portal}`,
        what: (by, address, time) =>
          `${by} ha pedido a las ${time} que tu cuenta pase a usar ${address}. Todavía no ha cambiado nada: falta que se confirme desde ese correo.`,
        notYou: () => 'Si no estás de acuerdo, conserva tu correo con este botón y cambia tu contraseña.',
        button: 'Conservar mi correo',
        why: 'Te avisamos siempre que alguien quiere cambiar la forma de entrar en tu cuenta.',
      },
      changed: {
        subject: (portal) => `El correo de tu cuenta de ${portal} ha cambiado`,
        what: (by, address, time) => `Desde las ${time} tu cuenta usa ${address}. El cambio lo pidió: ${by}.`,
        notYou: (until) =>
          `Si no estás de acuerdo, puedes recuperar tu correo hasta las ${until}. Cerraremos todas las sesiones y te enviaremos un enlace para elegir otra contraseña.`,
        button: 'Recuperar mi correo',
        why: 'Te avisamos siempre que cambia la forma de entrar en tu cuenta.',
      },
    },
  },
  CAT: {
    greeting: (name) => `Hola, ${name}:`,
    someone: 'Algú',
    confirm: {
      subject: (portal) => `Confirma el teu correu nou de ${portal}`,
      intro: (portal) => `Aquest serà el correu amb què entres a ${portal} quan el confirmis:`,
      button: 'Confirma aquest correu',
      until: (time) => `L’enllaç caduca a les ${time} i només es pot fer servir una vegada.`,
      why: 'Si no saps de què es tracta, no cal que facis res: sense la teva confirmació no canvia res.',
    },
    former: {
      requested: {
        subject: (portal) => `S’ha demanat un altre correu per al teu compte de ${portal}`,
        what: (by, address, time) =>
          `${by} ha demanat a les ${time} que el teu compte passi a fer servir ${address}. Encara no ha canviat res: falta que es confirmi des d’aquell correu.`,
        notYou: () =>
          'Si no hi estàs d’acord, conserva el teu correu amb aquest botó i canvia la contrasenya.',
        button: 'Conserva el meu correu',
        why: 'T’avisem sempre que algú vol canviar la manera d’entrar al teu compte.',
      },
      changed: {
        subject: (portal) => `El correu del teu compte de ${portal} ha canviat`,
        what: (by, address, time) =>
          `Des de les ${time} el teu compte fa servir ${address}. El canvi el va demanar: ${by}.`,
        notYou: (until) =>
          `Si no hi estàs d’acord, pots recuperar el teu correu fins a les ${until}. Tancarem totes les sessions i t’enviarem un enllaç per triar una altra contrasenya.`,
        button: 'Recupera el meu correu',
        why: 'T’avisem sempre que canvia la manera d’entrar al teu compte.',
      },
    },
  },
  PT: {
    greeting: (name) => `Olá, ${name},`,
    someone: 'Alguém',
    confirm: {
      subject: (portal) => `Confirme o seu novo e-mail do ${portal}`,
      intro: (portal) => `Este será o e-mail com que entra no ${portal} assim que o confirmar:`,
      button: 'Confirmar este e-mail',
      until: (time) => `A ligação expira às ${time} e só pode ser usada uma vez.`,
      why: 'Se não sabe de que se trata, não precisa de fazer nada: sem a sua confirmação nada muda.',
    },
    former: {
      requested: {
        subject: (portal) => `Foi pedido outro e-mail para a sua conta do ${portal}`,
        what: (by, address, time) =>
          `${by} pediu às ${time} que a sua conta passe a usar ${address}. Ainda nada mudou: falta a confirmação a partir desse e-mail.`,
        notYou: () => 'Se não concorda, mantenha o seu e-mail com este botão e altere a sua palavra-passe.',
        button: 'Manter o meu e-mail',
        why: 'Avisamos sempre que alguém quer alterar a forma de entrar na sua conta.',
      },
      changed: {
        subject: (portal) => `O e-mail da sua conta do ${portal} foi alterado`,
        what: (by, address, time) =>
          `Desde as ${time} a sua conta usa ${address}. A alteração foi pedida por: ${by}.`,
        notYou: (until) =>
          `Se não concorda, pode recuperar o seu e-mail até às ${until}. Terminaremos todas as sessões e enviaremos uma ligação para escolher outra palavra-passe.`,
        button: 'Recuperar o meu e-mail',
        why: 'Avisamos sempre que a forma de entrar na sua conta é alterada.',
      },
    },
  },
};

/** `a…@es.chain.example` */
const masked = (email: string): string => `${email.charAt(0)}…@${email.split('@')[1] ?? ''}`;

/** Goes to the new address. */
export function confirmAddressMail(
  reader: AccountMailReader,
  { url, expiresAt }: { url: string; expiresAt: string },
  { portal, timeZone }: AccountMailSender,
): Letter {
  const { greeting, confirm: words } = texts[reader.language];
  return accountLetter(reader, portal, {
    subject: words.subject(portal),
    blocks: [
      { paragraph: `${greeting(reader.name)}\n${words.intro(portal)}` },
      { button: { label: words.button, url } },
      { paragraph: words.until(timeFor(reader, expiresAt, timeZone)) },
    ],
    foot: words.why,
  });
}

export interface AddressNotice {
  readonly by: string;
  readonly email: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly until: string;
  readonly url: string;
}

/** To the current or former address, with a link to restore it. */
export function formerAddressMail(
  what: 'requested' | 'changed',
  reader: AccountMailReader,
  { by, email, at, until, url }: AddressNotice,
  { portal, timeZone }: AccountMailSender,
): Letter {
  const { greeting, someone, former } = texts[reader.language];
  const words = former[what];
  const text = words.what(by === '' ? someone : by, masked(email), timeFor(reader, at, timeZone));
  return accountLetter(reader, portal, {
    subject: words.subject(portal),
    blocks: [
      { paragraph: `${greeting(reader.name)}\n${text}` },
      { paragraph: words.notYou(timeFor(reader, until, timeZone)) },
      { button: { label: words.button, url } },
    ],
    foot: words.why,
  });
}
