import { actorOf, type SeedContext, type SeedStep } from '../seed/seed-step';
import type { DemoLibrary } from './demo-libraries';

function librarySteps(
  { user, favourites, collections, opened }: DemoLibrary,
  context: SeedContext,
): readonly SeedStep[] {
  const { bindings, send } = context;
  const library = bindings.library;
  const key = `library-${user.userId}`;
  const actor = actorOf(user);
  return [
    ...favourites.map(({ resourceId: id, followed, at }, index): SeedStep => ({
      at,
      async happen() {
        await send(library.AddFavourite, { id }, { key: `${key}-favourite-${index}`, at, actor });
        const following = { key: `${key}-follow-${index}`, at, actor };
        if (followed) await send(library.FollowFavourite, { id, on: true }, following);
      },
    })),
    ...collections.map(({ name, restaurantId, resources, shared, followed, at }, index): SeedStep => ({
      at,
      async happen() {
        const sending = (what: string) => ({ key: `${key}-${what}-${index}`, at, actor });
        const input = { name, restaurant_id: restaurantId ?? undefined, resources: [...resources] };
        const { id } = await send(library.AddCollection, input, sending('collection'));
        if (shared) await send(library.ShareCollection, { id, shared }, sending('share'));
        if (followed) await send(library.FollowCollection, { id, on: true }, sending('told'));
      },
    })),
    ...opened.map(({ resourceId: id, at }, index): SeedStep => ({
      at,
      happen: async () =>
        void (await send(library.OpenResource, { id }, { key: `${key}-opened-${index}`, at, actor })),
    })),
  ];
}

export const librariesFilled = (context: SeedContext): readonly SeedStep[] =>
  context.world.libraries.flatMap((library) => librarySteps(library, context));
