import { describe, expect, it } from '@jest/globals';
import {
  aCollectionId,
  type CollectionDetail,
  libraryCommands,
  libraryQueries,
} from '@portal/contracts/areas/library';
import { aResourceDetail, resourceQueries, resourceSummarySchema } from '@portal/contracts/areas/resources';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { AreaManifest } from '#core/area-manifest';
import { outboxTexts } from '#core/texts';
import { treeTexts } from '#ui/texts';
import { keepingTexts, libraryTexts } from './texts';
import { ResourceHeartSlots, ResourceMarkSlots } from '#ui/slots/Slots';
import { fakeApi, offline, refuse } from '#testing/fake-api';
import { app, press, recordText, screenKit, see, testArea, textsOf, type, user } from '#testing/screen-kit';
import { libraryArea } from './index';

const text = textsOf(libraryTexts);
const keeping = textsOf(keepingTexts);
const outboxText = textsOf(outboxTexts);
const treeText = textsOf(treeTexts);

/** Cards with a slot for marks. */
const catalogue: AreaManifest = {
  area: 'catalogue',
  slots: {
    resourceCards: {
      part:
        async () =>
        ({ resources, label, marks }) => (
          <ul aria-label={label}>
            {resources.map((resource, place) => (
              <li key={resource.id}>
                <Link to={resource.link}>{resource.name}</Link>
                <ResourceMarkSlots resource={resource} />
                {marks?.[place]}
              </li>
            ))}
          </ul>
        ),
    },
  },
};

const table = testArea({ '/table': () => <ResourceHeartSlots resource={piece(5)} /> });

const piece = (id: number) => resourceSummarySchema.parse(aResourceDetail({ id, name: `Pieza ${id}` }));
const at = '2026-11-20T09:00:00.000Z';
const collection = (changes: Partial<CollectionDetail> = {}): CollectionDetail => ({
  id: aCollectionId,
  name: 'Terraza',
  restaurant: null,
  shared: false,
  followed: false,
  version: 0,
  changed_at: at,
  mine: true,
  hidden: 0,
  entries: [1, 2, 3].map((id) => ({ id, resource: piece(id) })),
  ...changes,
});

function libraryApi(shown = collection()) {
  const marks = { favourites: [2], followed: [] as number[] };
  const state = { shown };
  const change = (facts: Partial<CollectionDetail>) => {
    state.shown = { ...state.shown, ...facts };
  };
  const api = fakeApi()
    .signedIn()
    .on(libraryQueries.GetLibraryMarks, () => ({
      favourites: [...marks.favourites],
      followed: marks.followed,
    }))
    .on(libraryQueries.ListFavourites, () =>
      marks.favourites.map((id) => ({ id, at, followed: false, resource: id === 9 ? null : piece(id) })),
    )
    .on(libraryQueries.ListCollections, () => {
      const { mine: _mine, entries, hidden: _hidden, ...summary } = state.shown;
      return [{ ...summary, resources: entries.map(({ id }) => id), thumbs: [] }];
    })
    .on(libraryQueries.ListFollowedCollections, () => [])
    .on(libraryQueries.ListOpenedResources, () => [piece(5)])
    .on(libraryQueries.ListRegionOrders, () => [{ resource: piece(6), restaurants: 4 }])
    .on(libraryQueries.GetCollection, () => state.shown)
    .on(resourceQueries.GetResource, ({ id }) => aResourceDetail({ id: Number(id), name: `Pieza ${id}` }))
    .on(libraryCommands.AddFavourite, ({ id }) => {
      marks.favourites = [id, ...marks.favourites];
      return { id };
    })
    .on(libraryCommands.RemoveFavourite, ({ id }) => {
      marks.favourites = marks.favourites.filter((each) => each !== id);
      return { id };
    })
    .on(libraryCommands.SortCollection, ({ id, resources }) => {
      const entries = resources.flatMap(
        (each) => state.shown.entries.find((entry) => entry.id === each) ?? [],
      );
      change({ entries });
      return { id, resources };
    })
    .on(libraryCommands.RemoveFromCollection, ({ id, resources }) => {
      change({ entries: state.shown.entries.filter((entry) => !resources.includes(entry.id)) });
      return { id };
    })
    .on(libraryCommands.AddToCollection, ({ id, resources }) => {
      const added = resources.map((each) => ({ id: each, resource: piece(each) }));
      change({ entries: [...state.shown.entries, ...added] });
      return { id, added: resources };
    })
    .on(libraryCommands.ShareCollection, ({ id, shared }) => {
      change({ shared });
      return { id, shared };
    })
    .on(libraryCommands.FollowCollection, ({ id, on }) => {
      change({ followed: on });
      return { id, on };
    });
  return { api, marks };
}

const open = screenKit([catalogue, table, libraryArea], '/library');
const heart = async (id: number) =>
  (
    await screen.findAllByRole('button', { name: keeping('favouriteOf', { name: `Pieza ${id}` }) })
  )[0] as HTMLElement;
const isPressed = async (id: number) => (await heart(id)).getAttribute('aria-pressed');
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');

describe('the library', () => {
  it('shows favourites, collections, what was opened and what the region orders', async () => {
    open(libraryApi().api);
    expect(namesIn(await screen.findByRole('list', { name: text('favourites') }))).toEqual(['Pieza 2']);
    const collections = await screen.findByRole('list', { name: text('collections') });
    expect(within(collections).getByRole('link').getAttribute('href')).toBe(
      `/library/collections/${aCollectionId}`,
    );
    expect(namesIn(await screen.findByRole('list', { name: text('opened') }))).toEqual(['Pieza 5']);
    await see(text('regionCount', { count: 4 }));
  });

  it('teaches what it is for where nothing is kept', async () => {
    const { api, marks } = libraryApi();
    marks.favourites = [];
    api.on(libraryQueries.ListCollections, () => []);
    open(api);
    await see.role('heading', text('favouritesEmpty'));
    await see.role('heading', text('collectionsEmpty'));
  });

  it('[AMB-05] shows that something is gone without its name, and removes it', async () => {
    const { api, marks } = libraryApi();
    marks.favourites = [9, 2];
    open(api);
    await see(text('gone', { count: 1 }));
    await press(text('removeGone'));
    await waitFor(() => see.noText(text('gone', { count: 1 })));
    expect(marks.favourites).toEqual([2]);
  });
});

describe('a heart', () => {
  it('[U5] is off at once and on again with undo', async () => {
    const { marks } = open(libraryApi());
    expect(await isPressed(2)).toBe('true');
    expect(await isPressed(5)).toBe('false');
    await user.click(await heart(5));
    expect(await isPressed(5)).toBe('true');
    await screen.findByText(keeping('favouriteAdded', { name: 'Pieza 5' }));
    expect(marks.favourites).toEqual([5, 2]);
    await press(/Deshacer/);
    await waitFor(() => expect(marks.favourites).toEqual([2]));
    await waitFor(async () => expect(await isPressed(5)).toBe('false'));
  });

  it('[U4] that is pressed without a network stays pressed, and is sent when the network is back', async () => {
    const { api, marks } = open(libraryApi());
    expect(await isPressed(5)).toBe('false');
    api.on(libraryCommands.AddFavourite, () => offline);
    await user.click(await heart(5));
    await screen.findByText(outboxText('kept', { what: 'Pieza 5' }));
    expect(await isPressed(5)).toBe('true');
    api.on(libraryCommands.AddFavourite, ({ id }) => {
      marks.favourites = [id, ...marks.favourites];
      return { id };
    });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(marks.favourites).toEqual([5, 2]));
    await waitFor(() => expect(localStorage.getItem('outbox-7')).toBeNull());
    expect(await isPressed(5)).toBe('true');
  });

  it('[R-ACC-17] is the same in a row of a table, where it is alone', async () => {
    const { marks } = open(libraryApi(), '/table');
    const pressed = await heart(5);
    act(() => pressed.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(marks.favourites).toEqual([5, 2]));
    expect(await isPressed(5)).toBe('true');
    see.none('button', keeping('collectOf', { name: 'Pieza 5' }));
  });

  it('is reverted where the server rejects it, with the reason', async () => {
    const { api } = libraryApi();
    api.on(libraryCommands.AddFavourite, () => refuse('too_many_favourites'));
    open(api);
    await user.click(await heart(5));
    await see(new RegExp(text('rejection.too_many_favourites')));
    expect(await isPressed(5)).toBe('false');
  });
});

describe('a collection', () => {
  const path = `/library/collections/${aCollectionId}`;
  const order = async () => namesIn(await screen.findByRole('list', { name: text('pieces') }));

  it('is sorted by buttons and taken apart, with undo at its old place', async () => {
    const { api } = open(libraryApi(), path);
    expect(await order()).toEqual(['Pieza 1', 'Pieza 2', 'Pieza 3']);
    await press(text('sort'));
    await press(treeText('moveUp', { name: 'Pieza 3' }));
    await waitFor(() => expect(api.callsTo(libraryCommands.SortCollection)[0]?.resources).toEqual([1, 3, 2]));
    await press(text('remove', { name: 'Pieza 1' }));
    await screen.findByText(text('takenOut', { count: 1 }));
    await press(/Deshacer/);
    await waitFor(() =>
      expect(api.callsTo(libraryCommands.SortCollection).at(-1)?.resources).toEqual([1, 3, 2]),
    );
    await press(text('sortDone'));
    expect(await order()).toEqual(['Pieza 1', 'Pieza 3', 'Pieza 2']);
  });

  it('[U5] gets another name, and is deleted with an undo that finds it in the library', async () => {
    const { api } = libraryApi();
    const answer = ({ id }: { id: string }) => ({ id });
    api
      .on(libraryCommands.UpdateCollection, ({ id }) => ({ id, version: 1 }))
      // The push arrives before the answer; it is the second command.
      .on(libraryCommands.DeleteCollection, (input) => {
        app.push('CollectionChanged', { id: aCollectionId, position: 2 });
        return answer(input);
      })
      .on(libraryCommands.RestoreCollection, answer);
    open(api, path);
    const choose = async (name: string) => {
      await press(recordText('moreOf', { name: 'Terraza' }));
      await press(name, 'menuitem');
    };
    await choose(recordText('rename'));
    const dialog = await screen.findByRole('dialog', { name: text('renameTitle') });
    await user.type(within(dialog).getByRole('textbox'), ' 2');
    await press(recordText('saveName'), 'button', within(dialog));
    await see.sent(api, libraryCommands.UpdateCollection, [
      { id: aCollectionId, name: 'Terraza 2', version: 0 },
    ]);
    await waitFor(() => see.none('dialog'));
    await choose(recordText('delete'));
    const asked = api.callsTo(libraryQueries.GetCollection).length;
    await press(text('removeConfirm'));
    await see.path('/library');
    expect(api.callsTo(libraryQueries.GetCollection)).toHaveLength(asked);
    await press(/Deshacer/);
    await screen.findByText(text('restored', { name: 'Terraza' }));
    await app.go(-1);
    await see.sent(api, libraryQueries.GetCollection, asked + 1);
  });

  it('has a link while it is shared', async () => {
    open(libraryApi().api, path);
    await press(text('share'), 'switch');
    const link = await screen.findByRole('textbox', { name: text('shareLink') });
    expect(link).toHaveProperty('value', `${window.location.origin}${path}`);
    await press(text('share'), 'switch');
    await waitFor(() => see.none('textbox', text('shareLink')));
  });

  it('[R-ROL-08] [AMB-05] of another person can be followed, but not changed, and hides what may not be seen', async () => {
    const shown = collection({ mine: false, shared: true, hidden: 2 });
    const { api } = open(libraryApi(shown), path);
    await see(text('hidden', { count: 2 }));
    for (const name of [text('sort'), text('removeGone'), recordText('moreOf', { name: 'Terraza' })])
      see.none('button', name);
    see.none('switch', text('share'));
    await press(text('follow'));
    await waitFor(() => expect(api.callsTo(libraryCommands.FollowCollection)[0]?.on).toBe(true));
  });

  it('that does not exist, or not for this person, is shown as missing', async () => {
    const { api } = libraryApi();
    api.on(libraryQueries.GetCollection, () => refuse('collection_not_found', { status: 404 }));
    open(api, path);
    expect(await screen.findByRole('heading', { level: 2, name: text('missing') })).toBeTruthy();
  });
});

describe('putting something into a collection', () => {
  it('offers those that there are, and marks those that it is in', async () => {
    const { api } = open(libraryApi());
    const collect = (id: number) =>
      screen.findByRole('button', { name: keeping('collectOf', { name: `Pieza ${id}` }) });
    await user.click(await collect(2));
    await see(keeping('isInIt'));
    await press(keeping('close'));
    await user.click(await collect(5));
    await press(/^Terraza/);
    await screen.findByText(keeping('collected', { name: 'Terraza', count: 1 }));
    expect(api.callsTo(libraryCommands.AddToCollection)[0]).toMatchObject({
      id: aCollectionId,
      resources: [5],
    });
    await press(/Deshacer/);
    await waitFor(() => expect(api.callsTo(libraryCommands.RemoveFromCollection)[0]?.resources).toEqual([5]));
  });

  it('begins a new one, of the person or of the selected restaurant', async () => {
    const { api } = libraryApi();
    api.on(libraryCommands.AddCollection, () => ({ id: aCollectionId }));
    open(api);
    await press(keeping('collectOf', { name: 'Pieza 5' }));
    await press(keeping('newCollection'));
    await type(keeping('name'), 'Barra');
    const [, restaurant] = screen.getAllByRole('radio');
    await user.click(restaurant as HTMLElement);
    await press(keeping('addCollection'));
    await see.sent(api, libraryCommands.AddCollection, [{ name: 'Barra', resources: [5], restaurant_id: 1 }]);
  });
});
