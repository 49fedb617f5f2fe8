/** @jest-environment <rootDir>/scripts/test/own-window.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Link } from 'react-router-dom';
import { fakeUploads } from '#testing/fake-upload';
import { renderApp } from '#testing/render-app';
import { act, cleanup, press, screen, see, textsOf, uiText, user, waitFor } from '#testing/screen-kit';
import { wizardTexts } from './texts';
import { cartArea } from './index';
import { choose, resourceLink, question as heading, wizardApi } from './cart.testing';

const text = textsOf(wizardTexts);

async function open() {
  const app = renderApp({ api: wizardApi(), areas: [cartArea], at: '/order/12' });
  await screen.findByRole('heading', { level: 1 });
  return app;
}
const question = (page: 'format' | 'size' | 'questions' | 'personalisation' | 'budget') =>
  heading(text(`ask.${page}`));

async function toSize() {
  const app = await open();
  await choose('Vinilo de escaparate');
  await press(text('next'));
  await question('size');
  return app;
}

let uploading: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  uploading = fakeUploads();
});
afterEach(() => void uploading.restore());

describe('the browser’s Back in the wizard', () => {
  it('[R-WIZ-01] leads to the previous question, Forward to the next, and nothing that was chosen is lost', async () => {
    const app = await toSize();
    await choose('100 × 150 cm');
    await press(text('next'));
    await question('questions');
    await app.go(-1);
    await question('size');
    expect(screen.getByRole('radio', { name: '100 × 150 cm' })).toHaveProperty('checked', true);
    await app.go(-1);
    await question('format');
    await app.go(1);
    await question('size');
    await app.go(1);
    await question('questions');
    expect(app.path()).toBe('/order/12');
  });

  it('[R-WIZ-19] [R-WIZ-20] leads forward only as far as nothing lacks', async () => {
    const app = await toSize();
    await choose('100 × 150 cm');
    await press(text('next'));
    await question('questions');
    await app.go(-2);
    await question('format');
    await choose('Folleto');
    await app.go(2);
    await question('size');
  });

  it('[R-WIZ-10] is what the wizard’s own Back does: it leaves no pages behind that one returns to', async () => {
    const app = await toSize();
    await press(text('back'));
    await question('format');
    await app.go(1);
    await question('size');
  });

  it('[R-WIZ-15] asks before it gives up a file that is under way', async () => {
    const app = await open();
    await choose(/^Cartel/);
    await press(text('next'));
    await question('personalisation');
    await screen.findAllByRole('group', {});
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
    await user.upload(input as HTMLInputElement, new File(['x'], 'arte.pdf'));
    await screen.findByText(text('uploading'));
    await act(() => app.go(-1));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe(
      text('ask.personalisation'),
    );
  });
});

describe('Back from the cart, once the wizard was confirmed', () => {
  const catalogue = {
    area: 'test',
    routes: [
      {
        frame: 'portal' as const,
        title: { CAST: 'T', CAT: 'T', PT: 'T' },
        path: resourceLink,
        screen: async () => () => <Link to="/order/12">Pide esta pieza</Link>,
      },
    ],
  };
  async function confirm() {
    await question('format');
    await choose(/^Cartel/);
    await press(text('next'));
    await question('personalisation');
    await press(text('next'));
    await question('budget');
    await choose('1');
    await press(text('confirmNew'));
  }

  it('[R-WIZ-14] leads to where it was opened, past its own pages, which are empty by now', async () => {
    const app = renderApp({ api: wizardApi(), areas: [cartArea, catalogue], at: resourceLink });
    await press('Pide esta pieza', 'link');
    await confirm();
    await waitFor(() => expect(app.path()).toBe('/cart'));
    await app.go(-1);
    await waitFor(() => expect(app.path()).toBe(resourceLink));
    await press('Pide esta pieza', 'link');
    await question('format');
  });

  it('[R-WIZ-14] leads to the piece where the wizard was opened by its address', async () => {
    const app = renderApp({ api: wizardApi(), areas: [cartArea, catalogue], at: '/order/12' });
    await confirm();
    await waitFor(() => expect(app.path()).toBe('/cart'));
    await app.go(-1);
    await waitFor(() => expect(app.path()).toBe(resourceLink));
  });
});

describe('starting over', () => {
  it('is offered where something was left, and can be undone', async () => {
    await toSize();
    cleanup();
    await open();
    await question('size');
    await press(text('startOver'));
    await question('format');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await press(uiText('undo'));
    await question('size');
    await press(text('back'));
    await question('format');
    expect(screen.getByRole('radio', { checked: true })).toHaveProperty('value', '4');
  });

  it('is offered no more once one has gone on', async () => {
    await toSize();
    cleanup();
    await open();
    await question('size');
    await choose('100 × 150 cm');
    await press(text('next'));
    await question('questions');
    see.none('button', text('startOver'));
  });
});
