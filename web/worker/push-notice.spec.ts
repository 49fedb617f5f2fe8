import { describe, expect, it } from '@jest/globals';
import { isOnScreen, noticeOf, openNotice } from './push-notice';

const at = { origin: 'https://portal.example', host: 'portal.example' };
const message = {
  kind: 'status',
  title: 'Pedido #P-7',
  body: 'Entregado',
  path: '/order/details/7',
  tag: 'order-7',
  lang: 'es',
};

describe('[R-ACC-17] a message to this browser', () => {
  it('is shown as sent, and replaces an older one about the same', () => {
    expect(noticeOf(JSON.stringify(message), at)).toEqual({
      title: 'Pedido #P-7',
      options: {
        body: 'Entregado',
        tag: 'order-7',
        lang: 'es',
        renotify: true,
        icon: '/icons/any-192.png',
        data: { path: '/order/details/7' },
      },
    });
  });

  it.each([undefined, '', '{', '[]', 'null', '{"title":7,"path":{}}'])(
    'is shown all the same where it cannot be read: %p',
    (text) => {
      const { title, options } = noticeOf(text, at);
      expect([title, options.data.path, options.body]).toEqual(['portal.example', '/', '']);
    },
  );

  it.each([
    ['https://portal.example/orders?a=1#b', '/orders?a=1#b'],
    ['https://evil.example/orders', '/'],
    [7, '/'],
  ])('[S15] leads only to the portal: %s', (path, led) => {
    expect(noticeOf(JSON.stringify({ ...message, path }), at).options.data.path).toBe(led);
  });
});

describe('[R-ACC-17] a page that is open', () => {
  const page = (visibilityState: 'visible' | 'hidden', path = '/orders') => ({
    visibilityState,
    url: at.origin + path,
  });

  it('shows news in the page only where it is visible and signed in', () => {
    expect(isOnScreen([page('hidden'), page('visible')])).toBe(true);
    expect(isOnScreen([page('hidden')])).toBe(false);
    expect(isOnScreen([page('visible', '/login')])).toBe(false);
    expect(isOnScreen([])).toBe(false);
  });

  async function pressed(asked: boolean, ...names: readonly string[]) {
    const done: string[] = [];
    const pages = names.map((name) => ({
      name,
      visibilityState: name === 'visible' ? ('visible' as const) : ('hidden' as const),
      focus: async () => {
        done.push(`focus ${name}`);
        return null as unknown as WindowClient;
      },
      navigate: async (path: string | URL) => {
        if (name === 'foreign') throw new TypeError('not of this worker');
        done.push(`navigate ${name} ${String(path)}`);
        return null;
      },
    }));
    const ask = async ({ name }: { name: string }, path: string) => {
      done.push(`ask ${name} ${path}`);
      return asked;
    };
    await openNotice('/orders', { pages, ask, open: async (path) => void done.push(`open ${path}`) });
    return done;
  }

  it('is brought to the front and navigates, the first visible one', async () => {
    expect(await pressed(true, 'hidden', 'visible')).toEqual(['focus visible', 'ask visible /orders']);
  });

  it('is led there where it does not answer', async () => {
    expect(await pressed(false, 'hidden')).toEqual([
      'focus hidden',
      'ask hidden /orders',
      'navigate hidden /orders',
    ]);
  });

  it('is opened where none is open, or none that can be navigated', async () => {
    expect(await pressed(true)).toEqual(['open /orders']);
    expect(await pressed(false, 'foreign')).toEqual(['focus foreign', 'ask foreign /orders', 'open /orders']);
  });
});
