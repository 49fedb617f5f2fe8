import { type Market, marketRecords } from '@portal/contracts';
import type { MailSummary } from '@portal/platform/stores/mailer/mailbox.mailer';
import type { Mail } from '@portal/platform/stores/mailer/mailer.port';

const texts = {
  ES: {
    lang: 'es',
    title: 'Buzón de pruebas',
    intro: 'Los correos que el portal habría enviado. Se quedan en este ordenador.',
    none: 'Todavía no se ha enviado ningún correo.',
    to: 'Para',
    subject: 'Asunto',
    at: 'Enviado',
    back: 'Todos los correos',
    newer: 'Más recientes',
    older: 'Más antiguos',
    html: 'Como se ve',
    text: 'Solo texto',
    headers: 'Cabeceras',
  },
  PT: {
    lang: 'pt-PT',
    title: 'Caixa de correio de teste',
    intro: 'Os e-mails que o portal teria enviado. Ficam neste computador.',
    none: 'Ainda não foi enviado nenhum e-mail.',
    to: 'Para',
    subject: 'Assunto',
    at: 'Enviado',
    back: 'Todos os e-mails',
    newer: 'Mais recentes',
    older: 'Mais antigos',
    html: 'Como é apresentado',
    text: 'Só texto',
    headers: 'Cabeçalhos',
  },
} as const;

const style = `
  :root { color-scheme: light dark; --paper: #faf7f2; --surface: #fff; --ink: #1d1a16; --quiet: #6b645b; --line: #e7e0d6; --tomato: #c5371f }
  @media (prefers-color-scheme: dark) { :root { --paper: #14120f; --surface: #1e1b17; --ink: #f4eee4; --quiet: #b5ab9d; --line: #342f28; --tomato: #ff7a5c } }
  * { box-sizing: border-box }
  body { margin: 0 auto; max-width: 72rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  h1 { margin: 0 0 .25rem; font-size: 1.625rem; line-height: 1.2; overflow-wrap: anywhere } h2 { font-size: 1rem; margin: 2rem 0 .5rem }
  p { margin: 0 0 1.5rem; color: var(--quiet) } a { color: var(--tomato) } :focus-visible { outline: 3px solid var(--tomato); outline-offset: 2px }
  ul { list-style: none; margin: 0; padding: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; overflow: hidden }
  li + li { border-top: 1px solid var(--line) }
  li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: .75rem 1rem; color: inherit; text-decoration: none }
  @media (max-width: 36rem) { li a { grid-template-columns: minmax(0, 1fr) } }
  li a:hover { background: var(--paper) } li a:focus-visible { outline-offset: -3px }
  li b { overflow-wrap: anywhere } li span { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere }
  nav { display: flex; gap: 1rem; margin: 1rem 0 }
  iframe, pre { display: block; width: 100%; margin: 0; border: 1px solid var(--line); border-radius: 12px; background: var(--surface) }
  iframe { height: 44rem } pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .875rem }
`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const page = (market: Market, nonce: string, title: string, body: string) => `<!doctype html>
<html lang="${texts[market].lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style nonce="${nonce}">${style}</style></head><body><main>${body}</main></body></html>`;

const pathOf = (messageId: string) => `/dev/mailbox/${encodeURIComponent(messageId)}`;

interface Listed {
  readonly mails: readonly MailSummary[];
  readonly page: number;
  readonly pages: number;
}

export function mailboxPage(market: Market, nonce: string, { mails, page: at, pages }: Listed): string {
  const say = texts[market];
  const { timeZone } = marketRecords[market];
  const moment = new Intl.DateTimeFormat(say.lang, { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const rows = mails.map(
    (mail) =>
      `<li><a href="${pathOf(mail.messageId)}"><b>${escaped(mail.subject)}</b><span>${moment.format(new Date(mail.at))}</span>` +
      `<span>${escaped(mail.to.name ?? '')} ${escaped(mail.to.address)}</span></a></li>`,
  );
  const list = rows.length === 0 ? `<p>${say.none}</p>` : `<ul>${rows.join('')}</ul>`;
  const turn = (to: number, label: string) => `<a href="/dev/mailbox?page=${to}">${label}</a>`;
  const newer = at > 1 ? turn(at - 1, say.newer) : '';
  const older = at < pages ? turn(at + 1, say.older) : '';
  const turns = pages > 1 ? `<nav>${newer}${older}</nav>` : '';
  return page(market, nonce, say.title, `<h1>${say.title}</h1><p>${say.intro}</p>${list}${turns}`);
}

function headersOf({ messageId, from, to, replyTo, unsubscribe, attachments }: Mail): string {
  const address = (of: Mail['to']) => (of.name ? `${of.name} <${of.address}>` : of.address);
  const lines = [
    ['Message-ID', messageId],
    ['From', address(from)],
    ['To', address(to)],
    ...(replyTo ? [['Reply-To', address(replyTo)]] : []),
    ...(unsubscribe === undefined
      ? []
      : [
          ['List-Unsubscribe', `<${unsubscribe}>`],
          ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
        ]),
    ...attachments.map(({ name, contentType, content }) => [
      'Attachment',
      `${name}, ${contentType}, ${content.length} B`,
    ]),
  ];
  return lines.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** Sandboxed HTML, text and headers. */
export function mailPage(market: Market, nonce: string, mail: Mail): string {
  const say = texts[market];
  const frame = `<iframe title="${say.html}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${pathOf(mail.messageId)}/html"></iframe>`;
  const parts = [
    `<nav><a href="/dev/mailbox">← ${say.back}</a></nav><h1>${escaped(mail.subject)}</h1>`,
    `<p>${say.to}: ${escaped(mail.to.address)}</p>`,
    `<h2>${say.html}</h2>${frame}`,
    `<h2>${say.text}</h2><pre tabindex="0">${escaped(mail.text)}</pre>`,
    `<h2>${say.headers}</h2><pre tabindex="0">${escaped(headersOf(mail))}</pre>`,
  ];
  return page(market, nonce, mail.subject, parts.join(''));
}

/** Pictures inlined; links open in a new tab. */
export function mailHtml({ html, attachments }: Mail): string {
  const pictures = new Map(
    attachments.map(({ contentId, contentType, content }) => [
      contentId,
      `data:${contentType};base64,${content.toString('base64')}`,
    ]),
  );
  const shown = html.replaceAll(/cid:([\w.@-]+)/g, (whole, id: string) => pictures.get(id) ?? whole);
  return shown.replace('<head>', '<head><base target="_blank">');
}
