import type { MopRequest } from '@portal/contracts/areas/mop';
import { dayOf, daysAfter, instantAt } from '@portal/contracts/kernel';

export const zone = 'Europe/Madrid';
export const longReason = 'Se ha roto la cámara de frío y no podemos servir los pedidos con seguridad.';

/** `1-00000000-…-000000000007`: pause 7 of restaurant 1. */
export const idOf = (number: number, restaurant = 1) =>
  `${restaurant}-00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Milliseconds from now, at a full hour. */
const hour = 3_600_000;
const hoursAhead = (hours: number) =>
  new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString();

const today = () => dayOf(new Date().toISOString(), zone);
/** How many days ago it was Monday. */
const sinceMonday = () => (new Date(today()).getUTCDay() + 6) % 7;

/** A Wednesday so many weeks from now, as the address carries a week: any day of it names it. */
export const weekAhead = (weeks: number) => daysAfter(today(), weeks * 7 + 2 - sinceMonday());

/** So many hours after noon of next week's Wednesday: whatever day it is today, that week has it whole. */
const nextWeek = (hours: number) =>
  new Date(Date.parse(instantAt(weekAhead(1), '12:00', zone)) + hours * hour).toISOString();

/** A pause of Gran Vía by its number: two hours of next week, asked for by Carmen. */
export function aPause(number: number, facts: Partial<MopRequest> = {}): MopRequest {
  const asked = `2026-11-${String(number).padStart(2, '0')}T08:30:00.000Z`;
  return {
    id: idOf(number, facts.restaurant_id),
    log_date: asked,
    restaurant_id: 1,
    restaurant_site: '101',
    restaurant_name: 'Gran Vía',
    user_name: 'Carmen Ruiz',
    start_date: nextWeek(number * 3),
    end_date: nextWeek(number * 3 + 2),
    value: longReason,
    cancel: '',
    status: 1,
    late: false,
    version: 0,
    auto_confirmed: false,
    withdrawn: false,
    ended_at: null,
    history: [{ what: 'requested', at: asked, name: 'Carmen Ruiz', role: 1 }],
    ...facts,
  };
}

/** Lasting from so many hours ago to so many hours ahead. */
export const around = (before: number, ahead: number) => ({
  start_date: hoursAhead(-before),
  end_date: hoursAhead(ahead),
});
