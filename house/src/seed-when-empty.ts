import type { HouseConfig } from './config';
import { seedDemo } from './demo/seed-demo';
import type { House } from './open-house';

/** Seeds the demo data into a folder that has none yet, by sending commands, and waits until the views show it. */
export async function seedWhenEmpty(house: House, { market }: Pick<HouseConfig, 'market'>): Promise<void> {
  if ((await house.stores.events.head()) > 0) return;
  await seedDemo({
    writeSide: house.writeSide,
    files: house.stores.files,
    market,
    today: new Date().toISOString().slice(0, 10),
    progress: (message) => console.log(message),
  });
  await house.caughtUp();
}
