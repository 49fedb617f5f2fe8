import { describe, expect, it } from '@jest/globals';
import { messageHtml } from '@portal/contracts/areas/chat';
import { cleanHtml } from '@portal/platform/html/clean-html';
import { type DefaultTreeAdapterTypes, html as parsing, parseFragment } from 'parse5';
import { allPayloads } from './all-payloads';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isAllowedAddress = (address: string) =>
  URL.canParse(address) &&
  (messageHtml.linkSchemes as readonly string[]).includes(new URL(address).protocol.slice(0, -1));

/** Checked with a standard parser, not the sanitiser's. */
function faultsOf({ tagName, namespaceURI, attrs }: Element): string[] {
  const faults = attrs
    .filter(({ name, value }) => {
      if (tagName !== 'a' || !['href', 'rel', 'target'].includes(name)) return true;
      return name === 'href' && !isAllowedAddress(value);
    })
    .map(({ name, value }) => `${tagName}[${name}=${value}]`);
  const known = (messageHtml.tags as readonly string[]).includes(tagName) && namespaceURI === parsing.NS.HTML;
  return known ? faults : [`<${tagName}>`, ...faults];
}

function faultsIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if ('tagName' in node) return [...faultsOf(node), ...faultsIn(node.childNodes)];
    return node.nodeName === '#text' ? [] : [node.nodeName];
  });
}

const faults = (html: string) => faultsIn(parseFragment(html).childNodes);

describe('hostile HTML as the server keeps it', () => {
  it('[S11] is tried with more than two hundred messages, no two alike', () => {
    expect(allPayloads.length).toBeGreaterThanOrEqual(200);
    expect(new Set(allPayloads).size).toBe(allPayloads.length);
  });

  it('[S11] is detected when it was not cleaned', () => {
    const harmless = allPayloads.filter((payload) => faults(payload).length === 0);
    expect(harmless.length).toBeLessThan(allPayloads.length / 10);
  });

  it.each(allPayloads)('[S11] [R-CHT-03] [AMB-26] holds only what is allowed: %j', (payload) => {
    const { html } = cleanHtml(payload, messageHtml);
    expect(faults(html)).toEqual([]);
    expect(cleanHtml(html, messageHtml).html).toBe(html);
  });
});
