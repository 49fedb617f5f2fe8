import type { Language } from '@portal/contracts';
import type { AnnouncedResource } from '@portal/contracts/areas/notifications';
import { composeMail, type MailBlock } from '@portal/platform/mail/layout/compose-mail';
import type { Letter } from '@portal/platform/mail/mailing';
import { oneLine } from '@portal/platform/mail/one-line';
import { mailLanguageTag } from '../../mailing-world';
import type { MailReader } from './notice-readers';
import { unsubscribeLinks } from './unsubscribe-token';

interface Texts {
  readonly one: (name: string) => string;
  readonly many: (count: number) => string;
  readonly greeting: (name: string) => string;
  readonly intro: string;
  readonly open: string;
  readonly more: (count: number) => string;
  readonly all: string;
  readonly why: (portal: string) => string;
  readonly unsubscribe: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  CAST: {
    one: (name) => `Nuevo en el portal: ${name}`,
    many: (count) => `${count} piezas nuevas en el portal`,
    greeting: (name) => `Hola, ${name}:`,
    intro: 'Acaban de llegar al catálogo y ya se pueden descargar.',
    open: 'Abrir en el portal',
    more: (count) => (count === 1 ? 'Y una pieza más.' : `Y ${count} piezas más.`),
    all: 'Ver todas las piezas nuevas',
    why: (portal) => `Recibes este correo porque tienes activado el aviso de piezas nuevas en ${portal}.`,
    unsubscribe: 'Dejar de recibir estos correos',
  },
  CAT: {
    one: (name) => `Nou al portal: ${name}`,
    many: (count) => `${count} peces noves al portal`,
    greeting: (name) => `Hola, ${name}:`,
    intro: 'Acaben d’arribar al catàleg i ja es poden descarregar.',
    open: 'Obre al portal',
    more: (count) => (count === 1 ? 'I una peça més.' : `I ${count} peces més.`),
    all: 'Mostra totes les peces noves',
    why: (portal) => `Reps aquest correu perquè tens activat l’avís de peces noves a ${portal}.`,
    unsubscribe: 'Deixa de rebre aquests correus',
  },
  PT: {
    one: (name) => `Novo no portal: ${name}`,
    many: (count) => `${count} peças novas no portal`,
    greeting: (name) => `Olá, ${name},`,
    intro: 'Acabou de chegar ao catálogo e já pode ser transferido.',
    open: 'Abrir no portal',
    more: (count) => (count === 1 ? 'E mais uma peça.' : `E mais ${count} peças.`),
    all: 'Ver todas as peças novas',
    why: (portal) => `Recebe este e-mail porque tem o aviso de peças novas ativo no ${portal}.`,
    unsubscribe: 'Deixar de receber',
  },
};

/** Limits the size of the mail. */
const maxShown = 12;
/** Pixels. */
const thumbWidth = 104;

export interface NoticeSender {
  readonly portal: string;
  readonly publicOrigin: string;
  readonly unsubscribeToken: string;
}

const contentIdOf = ({ thumbKey }: AnnouncedResource) => (thumbKey === '' ? null : `${thumbKey}@thumb`);

/** One mail per reader and batch (R-ACC-15). */
export function newFilesMail(
  reader: MailReader,
  pieces: readonly AnnouncedResource[],
  { portal, publicOrigin, unsubscribeToken }: NoticeSender,
): Letter {
  const say = texts[reader.language];
  const links = unsubscribeLinks(publicOrigin, 'newFiles', unsubscribeToken);
  const [first] = pieces;
  const subject = oneLine(pieces.length === 1 && first ? say.one(first.name) : say.many(pieces.length));
  const shown = pieces.slice(0, maxShown);
  const left = pieces.length - shown.length;
  const blocks: MailBlock[] = [
    { paragraph: `${say.greeting(reader.name)}\n${say.intro}` },
    {
      pieces: shown.map((piece) => ({
        name: piece.name,
        url: publicOrigin + piece.link,
        image: contentIdOf(piece),
      })),
      action: say.open,
    },
    ...(left > 0 ? [{ paragraph: say.more(left) }] : []),
    { button: { label: say.all, url: `${publicOrigin}/` } },
  ];
  return {
    recipient: `user-${reader.userId}`,
    person: `user-${reader.userId}`,
    to: { address: reader.email, name: oneLine(reader.name, 100) },
    subject,
    unsubscribe: links.oneClick,
    ...composeMail({
      lang: mailLanguageTag[reader.language],
      brand: portal,
      title: subject,
      preview: shown.map(({ name }) => name).join(' · '),
      blocks,
      foot: {
        text: say.why(portal),
        link: { label: say.unsubscribe, url: links.page },
      },
    }),
    attachments: [...new Set(shown.filter(contentIdOf).map(({ thumbKey }) => thumbKey))].map((thumbKey) => ({
      name: `${thumbKey.slice(0, 8)}.jpg`,
      contentType: 'image/jpeg',
      fileKey: thumbKey,
      shown: { contentId: `${thumbKey}@thumb`, width: thumbWidth },
    })),
  };
}
