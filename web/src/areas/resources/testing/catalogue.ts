import { orderQueries } from '@portal/contracts/areas/orders';
import {
  aResourceDetail,
  type ResourceDetail,
  resourceQueries,
  resourceSearchQueries,
  type SectionFacets,
} from '@portal/contracts/areas/resources';
import { sectionQueries } from '@portal/contracts/areas/sections';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { Language, Role } from '@portal/contracts/kernel';
import { screen, within } from '@testing-library/react';
import { type FakeApi, fakeApi, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { someTables } from '#testing/sample-session';
import { resourcesArea } from '../index';
import { tree } from './sample-catalogue';

export { aResourceDetail as aResource };

const countsOf = (values: readonly string[]) =>
  [...new Set(values)].map((value) => ({ value, count: values.filter((each) => each === value).length }));

function facetsOf(pieces: readonly ResourceDetail[], lang: Language | undefined): SectionFacets {
  const shown = pieces.filter((piece) => lang === undefined || piece.lang.id === lang);
  const names = new Map(shown.map(({ type }) => [String(type.id), type.name]));
  const formats = countsOf(shown.map(({ type }) => String(type.id))).toSorted((a, b) => b.count - a.count);
  return {
    formats: formats.map(({ value, count }) => ({ id: Number(value), name: names.get(value) ?? '', count })),
    languages: countsOf(pieces.map((piece) => String(piece.lang.id))).map(({ value, count }) => ({
      id: value as Language,
      count,
    })),
  };
}

/** The tree; every list of pieces answers `pieces`, and each of them has its page. */
export function catalogueApi(
  pieces: readonly ResourceDetail[] = [aResourceDetail()],
  role: Role = 1,
): FakeApi {
  const missing = refuse('resource_not_found', { status: 404 });
  return fakeApi()
    .signedIn({ type: role })
    .on(sectionQueries.ListSections, () => tree)
    .on(resourceQueries.ListResources, () => pieces)
    .on(resourceQueries.ListResourcesOfSection, () => pieces)
    .on(resourceSearchQueries.GetSectionFacets, ({ lang }) => facetsOf(pieces, lang))
    .on(resourceQueries.GetResource, ({ id }) => pieces.find(({ url }) => url === id) ?? missing)
    .on(sessionQueries.GetTables, () => someTables({ order_status: [{ id: 1, name: 'En proceso' }] }))
    .on(orderQueries.ListOrders, () => []);
}

/** Opens an address of the catalogue and waits for its title. */
export async function openCatalogue(api: FakeApi, at: string, market: 'ES' | 'PT' = 'ES') {
  const app = renderApp({ api, areas: [resourcesArea], at, market });
  await screen.findByRole('heading', { level: 1 }, { timeout: 30_000 });
  return app;
}

/** The card of a piece, by its name. */
export async function cardOf(name: string) {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('article') as HTMLElement);
}
