import type { Market } from '@portal/contracts';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import type { WriteSide } from '@portal/command-api';
import { storeDocuments } from './channels/channel-steps';
import { storeFigureFiles } from './diagnostic/figure-files';
import { storeChatImages } from './chat/chat-images';
import { storeCovers } from './home/cover-files';
import { demoWorld } from './demo-world';
import { commandSender } from './seed/command-sender';
import { storeProofs } from './orders/order-work-steps';
import { storePlanPhoto } from './planner/plan-photo';
import { storeReports } from './reports/report-steps';
import { layFoundation } from './seed/foundation';
import { storeResourceFiles } from './seed/resource-files';
import type { SeedProgress } from './seed/seed-progress';
import { timeline } from './seed/timeline';

export interface SeedDemoOptions {
  readonly writeSide: Pick<WriteSide, 'runner' | 'bindings'>;
  readonly files: FileStore;
  readonly market: Market;
  /** ISO day or instant; nothing happens after its beginning. */
  readonly today: string;
  readonly progress: SeedProgress;
}

/**
 * Sends two years of commands to an empty portal. Market and day determine the log, except file keys and
 * random store values.
 * @throws DemoCommandRefused if the rules reject demo data
 */
export async function seedDemo({
  writeSide,
  files,
  market,
  today,
  progress,
}: SeedDemoOptions): Promise<void> {
  const world = demoWorld(market, today.slice(0, 10));
  const send = commandSender(writeSide);
  const [stored, proofs, covers, reports, documents, imports, planPhoto] = await Promise.all([
    storeResourceFiles(world.resources, { files, corrections: world.corrections, progress }),
    storeProofs(world, files),
    storeCovers(world.covers, files),
    storeReports(world, files),
    storeDocuments(world, files),
    storeFigureFiles(world, files),
    storePlanPhoto(world, files),
    layFoundation(world, writeSide.bindings, send),
  ]);
  const images = await storeChatImages(world.chats, stored, files);
  const steps = timeline({
    world,
    bindings: writeSide.bindings,
    send,
    files: stored,
    images,
    covers,
    proofs,
    reports,
    documents,
    imports,
    planPhoto,
  });
  for (const [index, { happen }] of steps.entries()) {
    progress('commands of two years', index, steps.length);
    await happen();
  }
  progress('commands of two years', steps.length, steps.length);
}
