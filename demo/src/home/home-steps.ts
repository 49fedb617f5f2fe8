import { cartBindings } from '@portal/command-api';
import type { Actor } from '@portal/platform/decider/decider';
import { marketRecords, Role } from '@portal/contracts';
import { instantBefore } from '../calendar';
import { actorOf, type SeedContext, type SeedStep } from '../seed/seed-step';
import type { DemoCover } from './demo-covers';
import { films } from './films';

const { RecordUpload } = cartBindings();

function covered(cover: DemoCover, context: SeedContext, administrator: Actor): readonly SeedStep[] {
  const { bindings, send, covers, world } = context;
  const { key, addedAt: at, name, url, priority, start: start_date, end: end_date } = cover;
  let id = 0;
  const adding: SeedStep = {
    at,
    async happen() {
      const stored = covers.get(key);
      if (!stored) throw new Error(`the cover ${key} is not stored`);
      const { key: file, bytes, sha256 } = stored;
      const picture = {
        filename: `${key}.jpg`,
        contentType: 'image/jpeg',
        purpose: 'slider-picture',
      } as const;
      const sending = { at, actor: administrator };
      await send(
        RecordUpload,
        { key: file, bytes, sha256, ...picture },
        { ...sending, key: `cover-file-${key}` },
      );
      const input = { name, url, priority, file, status: true, start_date, end_date };
      ({ id } = await send(bindings.sliders.AddSlider, input, { ...sending, key: `cover-${key}` }));
    },
  };
  const clicks = cover.clicks.map(({ userId, at: clickedAt }, index): SeedStep => ({
    at: clickedAt,
    async happen() {
      const user = world.users.find((one) => one.userId === userId);
      if (!user) throw new Error(`no user ${userId}`);
      await send(
        bindings.sliders.LogSliderClick,
        { slider_id: id, user_id: userId },
        { at: clickedAt, actor: actorOf(user), key: `cover-${key}-click-${index}` },
      );
    },
  }));
  return [adding, ...clicks];
}

function advertised(context: SeedContext, administrator: Actor): readonly SeedStep[] {
  const { world, bindings, send } = context;
  if (!marketRecords[world.market].features.importsAndVideos) return [];
  return films.map(({ url, from, until, status }, index): SeedStep => {
    const at = instantBefore(world.today, from + 1, 11);
    const start_date = instantBefore(world.today, from, 0);
    const end_date = instantBefore(world.today, until, 0);
    const input = { url, status, start_date, end_date };
    const sending = { key: `video-${index}`, at, actor: administrator };
    return { at, happen: async () => void (await send(bindings.videos.AddVideo, input, sending)) };
  });
}

export function homeFilled(context: SeedContext): readonly SeedStep[] {
  const administrator = context.world.users.find(({ role, active }) => role === Role.Administrator && active);
  if (!administrator) return [];
  const actor = actorOf(administrator);
  return [
    ...context.world.covers.flatMap((cover) => covered(cover, context, actor)),
    ...advertised(context, actor),
  ];
}
