import { csrfHeader } from '@portal/contracts';
import type { SyncedCart } from '@portal/contracts/areas/cart';

type Cookies = readonly { readonly name: string; readonly value: string }[];

/** No effect if the session has ended. */
export async function emptyCart(url: string, cookies: Cookies): Promise<void> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const ask = async <T>(path: string) => {
    const answer = await fetch(`${url}/api/${path}`, { headers: { cookie } });
    return answer.ok ? ((await answer.json()) as { data: T }).data : null;
  };
  const cart = await ask<SyncedCart>('cart');
  if (cart === null || cart.entries.length === 0) return;
  const session = await ask<{ csrf: string }>('init');
  const headers = { cookie, [csrfHeader]: session?.csrf ?? '', 'content-type': 'application/json' };
  for (const { id, version, device } of cart.entries) {
    const body = JSON.stringify({ version, device });
    await fetch(`${url}/api/cart/entry/${id}/remove`, { method: 'POST', headers, body });
  }
}
