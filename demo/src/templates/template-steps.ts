import type { DemoOrder } from '../orders/order-work';
import { actorOf, type SeedContext, type SeedStep } from '../seed/seed-step';
import { templateNames } from './template-words';

/** Alternately personal and the restaurant's. */
const templatesEach = 4;
const minutesLater = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** The demo has no file copies. */
const pieceOf = ({ input }: DemoOrder) =>
  input.order.items.find(({ custom_file: file, images }) => file === '' && images.length === 0);

export function templatesSaved({ world, bindings, send }: SeedContext): readonly SeedStep[] {
  const names = templateNames[world.market];
  return world.libraries.flatMap(({ user }, index) => {
    const own = world.orders.filter((order) => order.userId === user.userId && pieceOf(order) !== undefined);
    return own.slice(-templatesEach).map((order, turn): SeedStep => {
      const at = minutesLater(order.placedAt, 5);
      const restaurantId = order.input.order.restaurant_id;
      return {
        at,
        async happen() {
          const entry = pieceOf(order);
          if (entry === undefined) return;
          const name = names[(index + turn) % names.length] ?? '';
          const owner = turn % 2 === 0 ? undefined : restaurantId;
          await send(
            bindings.templates.AddTemplate,
            { name, restaurant_id: owner, made_for: restaurantId, entry },
            { key: `template-${user.userId}-${turn}`, at, actor: actorOf(user) },
          );
        },
      };
    });
  });
}
