import { Role } from '@portal/contracts';
import { FormStatus, openingFormSchema, sentFormIdOf } from '@portal/contracts/areas/forms';
import { instantBefore } from '../calendar';
import type { Sending } from '../seed/command-sender';
import { actorOf, type SeedContext, type SeedStep } from '../seed/seed-step';
import { type DemoForm, demoForms } from './form-words';

function sendForm(
  form: DemoForm,
  restaurantId: number,
  { world, bindings, send }: SeedContext,
  sending: Sending,
): Promise<{ readonly id: string }> {
  const { RequestCustomResource, SendBriefing, SendOpeningForm } = bindings.forms;
  const meant = { restaurant_id: restaurantId, restaurant_site: '', restaurant_name: '' };
  if (form.kind === 'custom') {
    const { topic, comments } = form;
    return send(RequestCustomResource, { ...meant, topic, comments }, sending);
  }
  if (form.kind === 'briefing') {
    const { type, business, marketing, target, activationDates, budget = '' } = form;
    const asked = { type, business, marketing, target, activation_dates: activationDates, budget };
    return send(SendBriefing, { ...meant, ...asked, date: '', phone: '' }, sending);
  }
  const { opensIn, address, otherData } = form;
  const day = instantBefore(world.today, -opensIn, 0).slice(0, 10);
  const data = openingFormSchema.parse({ opening_date: day, address, other_data: otherData });
  return send(SendOpeningForm, { ...meant, data }, sending);
}

/** From the named franchisee. */
export function formsSent(context: SeedContext): readonly SeedStep[] {
  const { world, bindings, send } = context;
  const sender = world.users.find(({ role }) => role === Role.Franchisee);
  const administrator = world.users.find(({ role }) => role === Role.Administrator);
  if (!sender || !administrator) return [];
  return demoForms[world.market].flatMap((form, index): readonly SeedStep[] => {
    const { kind, daysAgo, statuses, note = '' } = form;
    const key = `form-${index}`;
    const restaurantId = sender.restaurants[index % sender.restaurants.length] ?? 0;
    const sentAt = instantBefore(world.today, daysAgo, 8.4 + index);
    let id = '';
    const sending: SeedStep = {
      at: sentAt,
      async happen() {
        const by = { key, at: sentAt, actor: actorOf(sender) };
        ({ id } = await sendForm(form, restaurantId, context, by));
      },
    };
    const changes = statuses.map((status, step): SeedStep => {
      const at = instantBefore(world.today, daysAgo - step - 1, 9.2 + index);
      const change = () => ({
        id: sentFormIdOf(kind, id),
        status,
        note: status === FormStatus.Done ? note : '',
      });
      const by = { key: `${key}-status-${step}`, at, actor: actorOf(administrator) };
      return { at, happen: async () => void (await send(bindings.forms.ChangeSentFormStatus, change(), by)) };
    });
    return [sending, ...changes];
  });
}
