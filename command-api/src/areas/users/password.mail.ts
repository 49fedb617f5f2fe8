import type { Language } from '@portal/contracts';
import type { PasswordLinkPurpose } from '@portal/contracts/areas/users';
import type { Letter } from '@portal/platform/mail/mailing';
import { accountLetter, type AccountMailReader, type AccountMailSender, timeFor } from './account-letter';

interface Texts {
  readonly greeting: (name: string) => string;
  readonly links: Readonly<
    Record<
      PasswordLinkPurpose,
      {
        readonly subject: (portal: string) => string;
        readonly intro: (portal: string) => string;
        readonly button: string;
        readonly until: (time: string) => string;
        readonly why: string;
      }
    >
  >;
  readonly changed: {
    readonly subject: (portal: string) => string;
    readonly intro: (time: string) => string;
    readonly signedOut: string;
    readonly notYou: string;
    readonly button: string;
    readonly why: string;
  };
}

const texts: Readonly<Record<Language, Texts>> = {
  CAST: {
    greeting: (name) => `Hola, ${name}:`,
    links: {
      reset: {
        subject: (portal) => `Elige una contraseña nueva para ${portal}`,
        intro: () => 'Has pedido una contraseña nueva. Elígela con este enlace:',
        button: 'Elegir contraseña',
        until: (time) => `El enlace caduca a las ${time} y solo se puede usar una vez.`,
        why: 'Si no lo has pedido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
      },
      invitation: {
        subject: (portal) => `Ya puedes entrar en ${portal}`,
        intro: (portal) => `Te han dado acceso a ${portal}. Elige tu contraseña para entrar por primera vez:`,
        button: 'Elegir contraseña',
        until: (time) =>
          `El enlace caduca a las ${time} y solo se puede usar una vez. Si caduca, pide otro en la pantalla de entrada.`,
        why: 'Recibes este correo porque alguien de tu empresa te ha dado de alta.',
      },
      restored: {
        subject: (portal) => `Has recuperado tu correo de ${portal}`,
        intro: () =>
          'Este correo vuelve a ser el de tu cuenta. Hemos cerrado todas las sesiones, y la contraseña de antes ya no sirve. Elige una nueva con este enlace:',
        button: 'Elegir contraseña',
        until: (time) =>
          `El enlace caduca a las ${time} y solo se puede usar una vez. Si caduca, pide otro en la pantalla de entrada.`,
        why: 'Avisa también a tu responsable: alguien ha podido entrar en tu cuenta.',
      },
    },
    changed: {
      subject: (portal) => `Tu contraseña de ${portal} ha cambiado`,
      intro: (time) => `Tu contraseña ha cambiado a las ${time}.`,
      signedOut: 'Por seguridad hemos cerrado tus otras sesiones.',
      notYou: 'Si no has sido tú, pide una contraseña nueva ahora mismo y avisa a tu responsable.',
      button: 'Pedir una contraseña nueva',
      why: 'Te avisamos siempre que cambia tu contraseña.',
    },
  },
  CAT: {
    greeting: (name) => `Hola, ${name}:`,
    links: {
      reset: {
        subject: (portal) => `Tria una contrasenya nova per a ${portal}`,
        intro: () => 'Has demanat una contrasenya nova. Tria-la amb aquest enllaç:',
        button: 'Tria la contrasenya',
        until: (time) => `L’enllaç caduca a les ${time} i només es pot fer servir una vegada.`,
        why: 'Si no ho has demanat tu, no cal que facis res: la teva contrasenya continua sent la mateixa.',
      },
      invitation: {
        subject: (portal) => `Ja pots entrar a ${portal}`,
        intro: (portal) =>
          `T’han donat accés a ${portal}. Tria la teva contrasenya per entrar-hi per primera vegada:`,
        button: 'Tria la contrasenya',
        until: (time) =>
          `L’enllaç caduca a les ${time} i només es pot fer servir una vegada. Si caduca, demana’n un altre a la pantalla d’entrada.`,
        why: 'Reps aquest correu perquè algú de la teva empresa t’ha donat d’alta.',
      },
      restored: {
        subject: (portal) => `Has recuperat el teu correu de ${portal}`,
        intro: () =>
          'Aquest correu torna a ser el del teu compte. Hem tancat totes les sessions, i la contrasenya d’abans ja no serveix. Tria’n una de nova amb aquest enllaç:',
        button: 'Tria la contrasenya',
        until: (time) =>
          `L’enllaç caduca a les ${time} i només es pot fer servir una vegada. Si caduca, demana’n un altre a la pantalla d’entrada.`,
        why: 'Avisa també la persona responsable: algú ha pogut entrar al teu compte.',
      },
    },
    changed: {
      subject: (portal) => `La teva contrasenya de ${portal} ha canviat`,
      intro: (time) => `La teva contrasenya ha canviat a les ${time}.`,
      signedOut: 'Per seguretat hem tancat les teves altres sessions.',
      notYou: 'Si no has estat tu, demana una contrasenya nova ara mateix i avisa el teu responsable.',
      button: 'Demana una contrasenya nova',
      why: 'T’avisem sempre que canvia la teva contrasenya.',
    },
  },
  PT: {
    greeting: (name) => `Olá, ${name},`,
    links: {
      reset: {
        subject: (portal) => `Escolha uma nova palavra-passe para o ${portal}`,
        intro: () => 'Pediu uma nova palavra-passe. Escolha-a através desta ligação:',
        button: 'Escolher palavra-passe',
        until: (time) => `A ligação expira às ${time} e só pode ser usada uma vez.`,
        why: 'Se não fez este pedido, não precisa de fazer nada: a sua palavra-passe continua a ser a mesma.',
      },
      invitation: {
        subject: (portal) => `Já pode entrar no ${portal}`,
        intro: (portal) =>
          `Foi-lhe dado acesso ao ${portal}. Escolha a sua palavra-passe para entrar pela primeira vez:`,
        button: 'Escolher palavra-passe',
        until: (time) =>
          `A ligação expira às ${time} e só pode ser usada uma vez. Se expirar, peça outra no ecrã de entrada.`,
        why: 'Recebe este e-mail porque alguém da sua empresa o registou.',
      },
      restored: {
        subject: (portal) => `Recuperou o seu e-mail do ${portal}`,
        intro: () =>
          'Este e-mail voltou a ser o da sua conta. Terminámos todas as sessões e a palavra-passe anterior deixou de servir. Escolha uma nova através desta ligação:',
        button: 'Escolher palavra-passe',
        until: (time) =>
          `A ligação expira às ${time} e só pode ser usada uma vez. Se expirar, peça outra no ecrã de entrada.`,
        why: 'Avise também o seu responsável: alguém pode ter entrado na sua conta.',
      },
    },
    changed: {
      subject: (portal) => `A sua palavra-passe do ${portal} foi alterada`,
      intro: (time) => `A sua palavra-passe foi alterada às ${time}.`,
      signedOut: 'Por segurança, terminámos as suas outras sessões.',
      notYou: 'Se não foi o próprio, peça já uma nova palavra-passe e avise o seu responsável.',
      button: 'Pedir uma nova palavra-passe',
      why: 'Avisamos sempre que a sua palavra-passe é alterada.',
    },
  },
};

export function passwordLinkMail(
  reader: AccountMailReader,
  { purpose, url, expiresAt }: { purpose: PasswordLinkPurpose; url: string; expiresAt: string },
  { portal, timeZone }: AccountMailSender,
): Letter {
  const { greeting, links } = texts[reader.language];
  const say = links[purpose];
  return accountLetter(reader, portal, {
    subject: say.subject(portal),
    blocks: [
      { paragraph: `${greeting(reader.name)}\n${say.intro(portal)}` },
      { button: { label: say.button, url } },
      { paragraph: say.until(timeFor(reader, expiresAt, timeZone)) },
    ],
    foot: say.why,
  });
}

export function passwordChangedMail(
  reader: AccountMailReader,
  { at, url }: { at: string; url: string },
  { portal, timeZone }: AccountMailSender,
): Letter {
  const { greeting, changed: say } = texts[reader.language];
  return accountLetter(reader, portal, {
    subject: say.subject(portal),
    blocks: [
      {
        paragraph: `${greeting(reader.name)}\n${say.intro(timeFor(reader, at, timeZone))} ${say.signedOut}`,
      },
      { paragraph: say.notYou },
      { button: { label: say.button, url } },
    ],
    foot: say.why,
  });
}
