import { mentionMarks } from '@portal/contracts/areas/chat';

/** Whom a text mentions: what each is called, and who reads it. */
export interface ShownMentions {
  readonly names: ReadonlyMap<number, string>;
  readonly readerId: number;
}

function nameElement(id: number, { names, readerId }: ShownMentions): HTMLElement {
  const element = document.createElement('span');
  element.className = 'mention';
  element.textContent = `@${names.get(id) ?? ''}`;
  if (id === readerId) element.dataset['me'] = 'true';
  return element;
}

function replaceMarks(node: Text, mentions: ShownMentions): void {
  const parts = node.data.split(mentionMarks);
  if (parts.length === 1) return;
  const shown = parts.flatMap((part, at) => {
    if (at % 2 === 0) return part === '' ? [] : [part];
    return [mentions.names.has(Number(part)) ? nameElement(Number(part), mentions) : `@[${part}]`];
  });
  node.replaceWith(...shown);
}

/** Clean HTML with names in place of the marks that are mentions; names are text, whatever is in them. */
export function withMentions(html: string, mentions: ShownMentions): string {
  if (mentions.names.size === 0) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.forEach((node) => replaceMarks(node, mentions));
  return body.innerHTML;
}
