import { describe, expect, it } from '@jest/globals';
import { sectionQueries } from '@portal/contracts/areas/sections';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '#testing/fake-api';
import { useCallQuery } from '#core/client/use-call-query';
import { renderApp } from '#testing/render-app';
import { testArea } from '#testing/test-area';
import { textsOf } from '#testing/text-of';
import { preferencesTexts } from '../texts';

const text = textsOf(preferencesTexts);

const screens = testArea({ '/': () => <h1>Here</h1> });

/** The policy refuses style elements without nonce (S14). */
function stylesThatCome() {
  const come: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.nodeName === 'STYLE') come.push(node.textContent ?? '');
    }
  });
  watch.observe(document.head, { childList: true });
  return { come, end: () => watch.disconnect() };
}

const Reading = () => <p>{useCallQuery(sectionQueries.ListSections, {}).status}</p>;

it('[AMB-95] [R-PLT-07] language asks the server again for all that is on the screen, in another tab as well', async () => {
  const user = userEvent.setup({ delay: null });
  const api = fakeApi().signedIn();
  api.on(sectionQueries.ListSections, () => []);
  const reading = testArea({ '/': Reading });
  renderApp({ api, areas: [reading] });
  const asked = () => api.callsTo(sectionQueries.ListSections).length;
  await waitFor(() => expect(asked()).toBe(1));
  await user.click(await screen.findByRole('button', { name: /cuenta/i }));
  await user.click(await screen.findByRole('radio', { name: 'Català' }));
  expect(document.cookie).toContain('language=CAT');
  await waitFor(() => expect(asked()).toBe(2));
  localStorage.setItem('language', 'CAST');
  fireEvent(window, new StorageEvent('storage', { key: 'language' }));
  await waitFor(() => expect(asked()).toBe(3));
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
});

describe('appearance', () => {
  it('is switched and remembered without an own style, while motion is paused (S14)', async () => {
    const user = userEvent.setup({ delay: null });
    renderApp({ api: fakeApi().signedIn(), areas: [screens] });
    await user.click(await screen.findByRole('button', { name: /cuenta/i }));
    const dark = await screen.findByRole('radio', { name: text('dark') });
    const root = document.documentElement;
    const { come, end } = stylesThatCome();
    await user.click(dark);
    expect(root.dataset['still']).toBe('');
    await waitFor(() => expect(root.dataset['scheme']).toBe('dark'));
    await waitFor(() => expect(root.dataset['still']).toBeUndefined());
    end();
    expect(come.filter((style) => style.includes('transition'))).toEqual([]);
    expect(localStorage.getItem('appearance')).toBe('dark');
  });

  it('[U11] is light on paper on every screen, and restored afterwards', async () => {
    renderApp({ api: fakeApi().signedIn(), areas: [screens] });
    await screen.findByRole('button', { name: /cuenta/i });
    const { dataset } = document.documentElement;
    dataset['scheme'] = 'dark';
    fireEvent(window, new Event('beforeprint'));
    expect(dataset['scheme']).toBe('light');
    fireEvent(window, new Event('afterprint'));
    expect(dataset['scheme']).toBe('dark');
  });
});
