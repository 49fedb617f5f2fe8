import { type CartEntry, newEntry } from '@portal/contracts/areas/cart';
import { aResourceDetail, type ResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { fakeApi, press, screen } from '#testing/screen-kit';

const { thumb: image, link } = aResourceDetail();

export const resourceLink = link;

export const untouched: CartEntry = {
  ...newEntry({
    file: 12,
    filename: 'Menú del día',
    reference: 'REF-0012',
    link,
    image,
    type: 1,
  }),
  restaurant_id: 1,
  restaurant_name: 'Restaurante 1',
};

export const wizardApi = (facts: Partial<ResourceDetail> = {}) =>
  fakeApi()
    .signedIn()
    .on(resourceQueries.GetResource, () => aResourceDetail({ budget: 1, ...facts }));

export const choose = (name: string | RegExp) => press(name, 'radio');
export const question = (name: string) => screen.findByRole('heading', { level: 1, name });

export const cart = () =>
  Object.values(JSON.parse(localStorage.getItem('cart') ?? '{}') as Record<string, CartEntry>);
