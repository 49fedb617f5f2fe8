import type { Language } from '@portal/contracts';
import type { Letter } from '@portal/platform/mail/mailing';
import { accountLetter, type AccountMailReader, type AccountMailSender, timeFor } from './account-letter';

interface Words {
  readonly subject: (portal: string) => string;
  /** @param by name of the administrator, or the fallback */
  readonly what: (by: string, time: string) => string;
  readonly then: string;
  readonly unexpected: string;
  readonly why: string;
}

interface Texts {
  readonly greeting: (name: string) => string;
  /** For an administrator without a name. */
  readonly anAdministrator: string;
  readonly named: (name: string) => string;
  readonly button: string;
  readonly acting: Words;
  readonly secondFactor: Words;
  readonly role: Words;
}

const texts: Readonly<Record<Language, Texts>> = {
  CAST: {
    greeting: (name) => `Hola, ${name}:`,
    anAdministrator: 'Una persona de administración',
    named: (name) => `${name}, de administración,`,
    button: 'Entrar en el portal',
    acting: {
      subject: (portal) => `Administración ha usado ${portal} en tu nombre`,
      what: (by, time) => `${by} ha empezado a usar el portal en tu nombre a las ${time}.`,
      then: 'Durante media hora como mucho ve lo que tú ves y puede hacer lo que tú puedes. No ve tu contraseña ni puede cambiar tu cuenta, y todo lo que hace queda registrado con su nombre.',
      unexpected: 'Suele pasar cuando alguien ha pedido ayuda. Si no lo esperabas, avisa a tu responsable.',
      why: 'Te avisamos una vez al día de cada persona de administración que usa el portal en tu nombre.',
    },
    secondFactor: {
      subject: (portal) => `Tu verificación en dos pasos de ${portal} se ha restablecido`,
      what: (by, time) => `${by} ha restablecido tu verificación en dos pasos a las ${time}.`,
      then: 'El dispositivo y los códigos de recuperación de antes ya no sirven, y hemos cerrado todas tus sesiones. Entra con tu contraseña y activa la verificación otra vez en tu cuenta.',
      unexpected: 'Si no lo has pedido tú, cambia tu contraseña ahora mismo y avisa a tu responsable.',
      why: 'Te avisamos siempre que cambia la forma de entrar en tu cuenta.',
    },
    role: {
      subject: (portal) => `Tu rol en ${portal} ha cambiado`,
      what: (by, time) => `${by} ha cambiado tu rol en el portal a las ${time}.`,
      then: 'Hemos cerrado todas tus sesiones. Al entrar otra vez verás lo que corresponde al nuevo.',
      unexpected: 'Si no lo esperabas, avisa a tu responsable.',
      why: 'Te avisamos siempre que cambia lo que puedes hacer en el portal.',
    },
  },
  CAT: {
    greeting: (name) => `Hola, ${name}:`,
    anAdministrator: 'Una persona d’administració',
    named: (name) => `${name}, d’administració,`,
    button: 'Entra al portal',
    acting: {
      subject: (portal) => `Administració ha fet servir ${portal} en nom teu`,
      what: (by, time) => `${by} ha començat a fer servir el portal en nom teu a les ${time}.`,
      then: 'Durant mitja hora com a màxim veu el que tu veus i pot fer el que tu pots. No veu la teva contrasenya ni pot canviar el teu compte, i tot el que fa queda registrat amb el seu nom.',
      unexpected:
        'Sol passar quan algú ha demanat ajuda. Si no t’ho esperaves, avisa la persona responsable.',
      why: 'T’avisem un cop al dia de cada persona d’administració que fa servir el portal en nom teu.',
    },
    secondFactor: {
      subject: (portal) => `La teva verificació en dos passos de ${portal} s’ha restablert`,
      what: (by, time) => `${by} ha restablert la teva verificació en dos passos a les ${time}.`,
      then: 'El dispositiu i els codis de recuperació d’abans ja no serveixen, i hem tancat totes les teves sessions. Entra amb la teva contrasenya i torna a activar la verificació al teu compte.',
      unexpected: 'Si no ho has demanat tu, canvia la contrasenya ara mateix i avisa la persona responsable.',
      why: 'T’avisem sempre que canvia la manera d’entrar al teu compte.',
    },
    role: {
      subject: (portal) => `El teu rol a ${portal} ha canviat`,
      what: (by, time) => `${by} ha canviat el teu rol al portal a les ${time}.`,
      then: 'Hem tancat totes les teves sessions. Quan tornis a entrar veuràs el que correspon al nou.',
      unexpected: 'Si no t’ho esperaves, avisa la persona responsable.',
      why: 'T’avisem sempre que canvia el que pots fer al portal.',
    },
  },
  PT: {
    greeting: (name) => `Olá, ${name},`,
    anAdministrator: 'Uma pessoa da administração',
    named: (name) => `${name}, da administração,`,
    button: 'Entrar no portal',
    acting: {
      subject: (portal) => `A administração usou o ${portal} em seu nome`,
      what: (by, time) => `${by} começou a usar o portal em seu nome às ${time}.`,
      then: 'Durante meia hora, no máximo, vê o que vê e pode fazer o que pode fazer. Não vê a sua palavra-passe nem pode alterar a sua conta, e tudo o que faz fica registado com o nome dessa pessoa.',
      unexpected: 'É habitual quando alguém pediu ajuda. Se não contava com isto, avise o seu responsável.',
      why: 'Avisamos uma vez por dia de cada pessoa da administração que usa o portal em seu nome.',
    },
    secondFactor: {
      subject: (portal) => `A sua verificação em dois passos do ${portal} foi reposta`,
      what: (by, time) => `${by} repôs a sua verificação em dois passos às ${time}.`,
      then: 'O dispositivo e os códigos de recuperação anteriores deixaram de servir, e terminámos todas as suas sessões. Entre com a sua palavra-passe e ative novamente a verificação na sua conta.',
      unexpected: 'Se não fez este pedido, altere já a sua palavra-passe e avise o seu responsável.',
      why: 'Avisamos sempre que a forma de entrar na sua conta é alterada.',
    },
    role: {
      subject: (portal) => `A sua função no ${portal} foi alterada`,
      what: (by, time) => `${by} alterou a sua função no portal às ${time}.`,
      then: 'Terminámos todas as suas sessões. Ao entrar novamente, verá o que a nova lhe permite.',
      unexpected: 'Se não contava com isto, avise o seu responsável.',
      why: 'Avisamos sempre que é alterado o que pode fazer no portal.',
    },
  },
};

export interface DoneByAdministrator {
  /** Empty without a name. */
  readonly by: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly url: string;
}

export function accountNoticeMail(
  what: 'acting' | 'secondFactor' | 'role',
  reader: AccountMailReader,
  { by, at, url }: DoneByAdministrator,
  { portal, timeZone }: AccountMailSender,
): Letter {
  const { greeting, anAdministrator, named, button, [what]: words } = texts[reader.language];
  const who = by === '' ? anAdministrator : named(by);
  return accountLetter(reader, portal, {
    subject: words.subject(portal),
    blocks: [
      { paragraph: `${greeting(reader.name)}\n${words.what(who, timeFor(reader, at, timeZone))}` },
      { paragraph: words.then },
      { paragraph: words.unexpected },
      { button: { label: button, url } },
    ],
    foot: words.why,
  });
}
