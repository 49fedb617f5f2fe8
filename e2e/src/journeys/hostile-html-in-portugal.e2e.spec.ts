import { expect, test } from '@playwright/test';
import { messageHtml } from '@portal/contracts/areas/chat';
import { cleanHtml } from '@portal/platform/html/clean-html';
import { allPayloads } from '../hostile-html/all-payloads';
import { SandboxPage } from '../hostile-html/sandbox-page';

/* S11: every payload in a real browser, after each sanitiser. */

/** For hundreds of frames. */
const patience = { timeout: 60_000 };
const nothing = { ran: [], dialogs: [], requests: [], violations: [] };
const rules = { tags: messageHtml.tags, linkSchemes: messageHtml.linkSchemes };
const allowed = new Set([
  ...messageHtml.tags.map((tag) => tag.toUpperCase()),
  ...['href', 'rel', 'target'].map((name) => `A[${name}]`),
]);

/** Their order differs. */
const bare = (html: string) => html.replaceAll(/ (rel|target)="[^"]*"/g, '').trim();

test('[S11] the sandbox page sees what an uncleaned message does', async ({ browser }) => {
  const room = await SandboxPage.open(browser);
  await room.openRaw(allPayloads);
  const { ran, requests, violations } = room.happened;
  await expect.poll(() => new Set(ran).size, patience).toBeGreaterThan(60);
  await expect.poll(() => new Set(requests).size, patience).toBeGreaterThan(15);
  await expect.poll(() => new Set(violations).size, patience).toBeGreaterThan(25);
  await room.close();
});

test('[S11] the room sees what a touch does', async ({ browser }) => {
  const room = await SandboxPage.open(browser);
  await room.layOut([
    '<a href="javascript:alert(1)">x</a>',
    '<b onmouseover="alert(2)">x</b>',
    '<b onclick="prompt(3)">x</b>',
  ]);
  expect([...room.happened.ran].sort()).toEqual(['1', '2']);
  expect(room.happened.dialogs).toHaveLength(1);
  await room.close();
});

test('[S11] [R-CHT-03] nothing happens in a page with every message as the server keeps it', async ({
  browser,
}) => {
  const room = await SandboxPage.open(browser);
  await room.layOut(allPayloads.map((payload) => cleanHtml(payload, messageHtml).html));
  expect(room.happened).toEqual(nothing);
  expect((await room.elements()).filter((name) => !allowed.has(name))).toEqual([]);
  await room.close();
});

test('[S11] [AMB-26] nothing happens when the browser alone has cleaned every message', async ({
  browser,
}) => {
  const writer = await SandboxPage.open(browser);
  const room = await SandboxPage.open(browser);
  const { purified } = await writer.purify(allPayloads, rules);
  // Chromium reports styles and handlers of inert documents, too.
  expect({ ...writer.happened, violations: [] }).toEqual(nothing);
  await room.putIn(purified);
  expect(room.happened).toEqual(nothing);
  expect((await room.elements()).filter((name) => !allowed.has(name))).toEqual([]);
  await writer.close();
  await room.close();
});

test('[S11] [R-CHT-03] the browser finds nothing left to take away from what the server keeps', async ({
  browser,
}) => {
  const room = await SandboxPage.open(browser);
  const kept = allPayloads.map((payload) => cleanHtml(payload, messageHtml).html);
  const { purified, parsed } = await room.purify(kept, rules);
  expect(purified.map(bare)).toEqual(parsed.map(bare));
  await room.putIn(purified);
  expect(room.happened).toEqual(nothing);
  await room.close();
});
