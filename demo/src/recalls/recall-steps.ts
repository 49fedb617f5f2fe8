import { daysAfter, type Market, marketRecords, restaurantStaff, Role } from '@portal/contracts';
import { OrderStatus } from '@portal/contracts/areas/orders';
import { nextReminder, recallCommands } from '@portal/contracts/areas/recalls';
import type { Actor } from '@portal/platform/decider/decider';
import { instantBefore } from '../calendar';
import { actorOf, type SeedContext, type SeedStep } from '../seed/seed-step';

/** Days before today; negative: ahead. */
interface Story {
  readonly started: number;
  readonly until: number;
  /** `null`: open. */
  readonly closed: number | null;
  readonly asked: number;
  readonly confirmed: number;
  /** By the current file. */
  readonly isReplaced: boolean;
}

/** In time, late, done and closed; a text each. */
const stories: readonly Story[] = [
  { started: 1, until: -3, closed: null, asked: 9, confirmed: 4, isReplaced: true },
  { started: 9, until: 3, closed: null, asked: 6, confirmed: 3, isReplaced: false },
  { started: 30, until: 26, closed: null, asked: 5, confirmed: 5, isReplaced: true },
  { started: 60, until: 55, closed: 48, asked: 6, confirmed: 4, isReplaced: false },
];

const texts: Readonly<Record<Market, readonly string[]>> = {
  ES: [
    'El precio del menú está mal en el archivo anterior: pone 8,95\u00a0€ y es 9,50\u00a0€. Cambia el cartel por el archivo nuevo y tira el viejo.',
    'La promoción ha terminado antes de lo previsto. Retira el cartel de la entrada y de la barra.',
    'Faltaba el texto legal del sorteo. Imprime el archivo nuevo y sustituye el que tengas colgado.',
    'El proveedor ha retirado el producto de la foto. No dejes este cartel a la vista del cliente.',
  ],
  PT: [
    'O preço do menu está errado no ficheiro anterior: diz 8,95\u00a0€ e é 9,50\u00a0€. Troque o cartaz pelo ficheiro novo e deite fora o antigo.',
    'A promoção terminou antes do previsto. Retire o cartaz da entrada e do balcão.',
    'Faltava o texto legal do sorteio. Imprima o ficheiro novo e substitua o que tiver afixado.',
    'O fornecedor retirou o produto da fotografia. Não deixe este cartaz à vista do cliente.',
  ],
};

/** Of orders that the named franchisee got, so that there is something to repeat; each once. */
function recalledResources({ world }: SeedContext): readonly number[] {
  const own = world.users.find(({ role }) => role === Role.Franchisee)?.restaurants ?? [];
  const delivered = world.orders.filter(
    ({ input, history }) =>
      own.includes(input.order.restaurant_id) && history.at(-1)?.status === OrderStatus.Delivered,
  );
  const offered = world.resources.filter(({ status, fileKind }) => status === 1 && fileKind !== null);
  const ids = offered.map(({ resourceId }) => resourceId);
  const ordered = delivered.flatMap(({ input }) => input.order.items.map((item) => item.resource_id));
  return [...new Set([...ordered.filter((id) => ids.includes(id)), ...ids])];
}

/** Restaurants with a person to confirm, the named franchisee's last. */
function peopleByRestaurant({ world }: SeedContext) {
  const staff = world.users.filter(
    ({ role, active, terms }) => restaurantStaff.includes(role) && active && terms,
  );
  return new Map(staff.toReversed().flatMap((user) => user.restaurants.map((id) => [id, user] as const)));
}

interface Asked {
  readonly resourceId: number;
  readonly restaurants: readonly number[];
  readonly personOf: (restaurantId: number) => Actor | undefined;
}

function askedIn({ asked }: Story, index: number, context: SeedContext): Asked {
  const people = peopleByRestaurant(context);
  const others = [...people.keys()].filter((_id, at) => at % stories.length === index);
  const [own = 0] = context.world.users.find(({ role }) => role === Role.Franchisee)?.restaurants ?? [];
  const personOf = (restaurantId: number) => {
    const person = people.get(restaurantId);
    return person && actorOf(person);
  };
  const restaurants = [...new Set([...others.slice(0, asked - 1), own])];
  return { resourceId: recalledResources(context)[index] ?? 0, restaurants, personOf };
}

function recalled(story: Story, index: number, context: SeedContext): readonly SeedStep[] {
  const { world, bindings, send } = context;
  const { StartRecall, ConfirmRecall, CloseRecall, RemindOfRecall } = bindings.recalls;
  const { resourceId, restaurants, personOf } = askedIn(story, index, context);
  const administrator = world.users.find(({ role, active }) => role === Role.Administrator && active);
  const agency = administrator && actorOf(administrator);
  const key = `recall-${index}`;
  const startedAt = instantBefore(world.today, story.started, 9);
  const closedAt = story.closed === null ? [] : [instantBefore(world.today, story.closed, 11)];
  const [end = world.today] = closedAt;
  const until = daysAfter(world.today, -story.until);
  const input = recallCommands.StartRecall.input.parse({
    id: resourceId,
    versions: '1',
    restaurants: restaurants.join(),
    ...(story.isReplaced && { replacement_id: resourceId }),
    until,
    text: texts[world.market][index],
  });
  const reaction = {
    rule: 'when-a-recall-is-not-confirmed-then-remind',
    command: StartRecall,
    to: { key, actor: agency },
  } as const;
  let id = '';
  // One after another, within the day of the start or the days after.
  const hours = Math.min(12, story.started * 10) / story.confirmed;
  return [
    {
      at: startedAt,
      happen: async () =>
        void ({ id } = await send(StartRecall, input, { key, at: startedAt, actor: agency })),
    },
    ...restaurants.slice(0, story.confirmed).map((restaurantId, turn): SeedStep => {
      const at = instantBefore(world.today, story.started, 10 + turn * hours);
      const sending = { key: `${key}-${restaurantId}`, at, actor: personOf(restaurantId) };
      const confirm = async () =>
        void (await send(ConfirmRecall, { id, restaurant_id: restaurantId, photo: '' }, sending));
      return { at, happen: confirm };
    }),
    ...remindersOf(until, startedAt, marketRecords[world.market].timeZone)
      .filter((at) => at < end)
      .map((at, turn): SeedStep => ({
        at,
        happen: async () =>
          void (await send(RemindOfRecall, { id }, { key: `${key}-remind-${turn}`, at, reaction })),
      })),
    ...closedAt.map((at): SeedStep => ({
      at,
      happen: async () => void (await send(CloseRecall, { id }, { key: `${key}-close`, at, actor: agency })),
    })),
  ];
}

/** Sent by the demo in place of the clock. */
function remindersOf(until: string, after: string, timeZone: string): readonly string[] {
  const next = nextReminder(until, after, timeZone);
  return next === null ? [] : [next, ...remindersOf(until, next, timeZone)];
}

/** A story for each state. */
export const resourcesRecalled = (context: SeedContext): readonly SeedStep[] =>
  stories.flatMap((story, index) => recalled(story, index, context));
