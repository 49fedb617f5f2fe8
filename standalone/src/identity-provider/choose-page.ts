const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  /** `email_verified`; defaults to true. */
  readonly verified?: boolean;
}

const style = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; }
  body { max-width: 28rem; margin: 10vh auto; padding: 0 1rem; }
  h1 { font-size: 1.4rem; }
  form { display: grid; gap: .5rem; }
  button { font: inherit; text-align: start; padding: .75rem 1rem; border-radius: 8px; border: 1px solid GrayText;
    background: Canvas; color: CanvasText; cursor: pointer; }
  button:hover, button:focus-visible { border-color: Highlight; outline: 2px solid Highlight; }
  small { display: block; opacity: .75; }
`;

export function choosePage(people: readonly DemoPerson[], nonce: string, query: string): string {
  const buttons = people.map(
    ({ name, email }, index) =>
      `<button name="person" value="${index}">${escaped(name)}<small>${escaped(email)}</small></button>`,
  );
  return `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Conta da empresa (demonstração)</title><style nonce="${nonce}">${style}</style></head><body>
<h1>Conta da empresa (demonstração)</h1>
<p>Este fornecedor de identidade existe só na demonstração. Com que conta quer entrar?</p>
<form method="post" action="/authorize?${escaped(query)}">${buttons.join('\n')}
<button name="person" value="nobody">Cancelar</button></form></body></html>`;
}
