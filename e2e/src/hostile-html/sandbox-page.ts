import type { Browser, Page } from '@playwright/test';
import { contentSecurityPolicy, policyText } from '@portal/platform/http/security-headers';
import { build } from 'esbuild';
import { checkout } from '../programs/checkout';

/** Forbidden effects of a message. */
export interface Happened {
  /** One code per `alert`, in any frame. */
  readonly ran: readonly string[];
  readonly dialogs: readonly string[];
  /** By the page or pages it opened. */
  readonly requests: readonly string[];
  /** Policy violations. */
  readonly violations: readonly string[];
}

const address = 'https://portal.example/reading-room';

/** Report-only: an enforced policy would hide sanitiser faults. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy-report-only': policyText(contentSecurityPolicy(null)),
};

/** The sanitiser of `RichTextPanel` as `cleanInBrowser`. */
async function browserSanitiser(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { cleanHtml } from './web/src/areas/chat/RichTextPanel'; window.cleanInBrowser = cleanHtml;`,
      resolveDir: checkout,
      loader: 'ts',
    },
    absWorkingDir: checkout,
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs in every frame. */
function watch(): void {
  const { send } = window as unknown as { send: (what: string, detail: string) => void };
  window.alert = (text) => send('ran', String(text));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    send('violation', `${violatedDirective} ${blockedURI}`),
  );
  // Following links is allowed; other effects of clicks are not.
  window.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a');
    if (link && ['http:', 'https:', 'mailto:'].includes(link.protocol)) event.preventDefault();
  });
}

/** Interacts with all elements. */
async function interactWithAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const events = [
      'mouseover',
      'pointerenter',
      'mousedown',
      'focusin',
      'keydown',
      'wheel',
      'copy',
      'scrollend',
    ];
    for (const element of document.querySelectorAll<HTMLElement>('#room *')) {
      events.forEach((name) => element.dispatchEvent(new Event(name, { bubbles: true })));
      element.focus?.();
      element.click?.();
    }
  });
  await page.waitForLoadState('networkidle');
}

/** As `RichTextPanel` does. */
function putInto(messages: readonly string[]): void {
  const room = document.querySelector('#room') as Element;
  for (const html of messages) room.appendChild(document.createElement('section')).innerHTML = html;
}

/** One frame each; the code is the index. */
function putIntoFrames(messages: readonly string[]): void {
  const room = document.querySelector('#room') as Element;
  messages.forEach((html, index) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = html.replaceAll('alert(1)', `alert(${index})`);
    room.append(frame);
  });
}

function purifyAll([messages, rules]: readonly [messages: readonly string[], rules: object]) {
  type Purifying = typeof window & { cleanInBrowser(html: string, by: object): string };
  const { cleanInBrowser } = window as Purifying;
  const template = document.createElement('template');
  const parse = (html: string) => Object.assign(template, { innerHTML: html }).innerHTML;
  return { purified: messages.map((html) => cleanInBrowser(html, rules)), parsed: messages.map(parse) };
}

/** Browsers can empty `is`, not remove it; empty is harmless. */
function renderedElements(): readonly string[] {
  const namesOf = (element: Element) =>
    element.getAttributeNames().filter((name) => name !== 'is' || element.getAttribute(name) !== '');
  const found = [...document.querySelectorAll('#room section *')].flatMap((element) => [
    element.tagName,
    ...namesOf(element).map((name) => `${element.tagName}[${name}]`),
  ]);
  return [...new Set(found)];
}

/** Uses the portal's headers. */
export class SandboxPage {
  readonly happened: Record<keyof Happened, string[]> = {
    ran: [],
    dialogs: [],
    requests: [],
    violations: [],
  };
  readonly #page: Page;
  #body = '';

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(browser: Browser): Promise<SandboxPage> {
    const context = await browser.newContext();
    const room = new SandboxPage(await context.newPage());
    await room.#listen();
    return room;
  }

  async #listen(): Promise<void> {
    const { ran, dialogs, requests, violations } = this.happened;
    const context = this.#page.context();
    await context.route('**/*', (route) => {
      if (route.request().url() === address) return route.fulfill({ headers, body: this.#body });
      requests.push(route.request().url());
      return route.abort();
    });
    await context.exposeFunction('send', (what: 'ran' | 'violation', detail: string) =>
      (what === 'ran' ? ran : violations).push(detail),
    );
    await context.addInitScript(watch);
    context.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  }

  async #enter(body: string): Promise<void> {
    this.#body = `<!doctype html><title>room</title><div id="room">${body}</div>`;
    await this.#page.goto(address);
  }

  /** In the page's HTML. */
  async layOut(messages: readonly string[]): Promise<void> {
    await this.#enter(messages.map((html) => `<section>${html}</section>`).join(''));
    await interactWithAll(this.#page);
  }

  /** Into the open page. */
  async putIn(messages: readonly string[]): Promise<void> {
    await this.#enter('');
    await this.#page.evaluate(putInto, messages);
    await interactWithAll(this.#page);
  }

  /** Unsanitised. */
  async openRaw(messages: readonly string[]): Promise<void> {
    await this.#enter('');
    await this.#page.evaluate(putIntoFrames, messages);
  }

  /** Sanitised, and as parsed by the browser. */
  async purify(
    messages: readonly string[],
    rules: object,
  ): Promise<{ purified: string[]; parsed: string[] }> {
    await this.#enter('');
    await this.#page.evaluate(await browserSanitiser());
    return this.#page.evaluate(purifyAll, [messages, rules] as const);
  }

  /** Distinct tags and attributes in the page. */
  elements(): Promise<readonly string[]> {
    return this.#page.evaluate(renderedElements);
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }
}
