import { z } from 'zod';
import type { Labels } from '../../kernel';
import { salesSlots } from '../imports';

/** When a kind of guests comes: a slot, or several of them (R-DIA-18, R-DIA-39). */
export const dayparts = [...salesSlots, 'mananatarde', 'comidacena', 'allday'] as const;
export type Daypart = (typeof dayparts)[number];
export const daypartSchema = z.enum(dayparts);

export const daypartLabels: Readonly<Record<Daypart, Labels>> = {
  manana: { CAST: 'Mañana', CAT: 'Matí', PT: 'Manhã' },
  comida: { CAST: 'Comida', CAT: 'Dinar', PT: 'Almoço' },
  tarde: { CAST: 'Tarde', CAT: 'Tarda', PT: 'Tarde' },
  cena: { CAST: 'Cena', CAT: 'Sopar', PT: 'Jantar' },
  noche: { CAST: 'Noche', CAT: 'Nit', PT: 'Noite' },
  mananatarde: { CAST: 'Mañana y tarde', CAT: 'Matí i tarda', PT: 'Manhã e tarde' },
  comidacena: { CAST: 'Comida y cena', CAT: 'Dinar i sopar', PT: 'Almoço e jantar' },
  allday: { CAST: 'Todo el día', CAT: 'Tot el dia', PT: 'Todo o dia' },
};

/** Days over which sales are counted: Monday to Thursday, and Friday to Sunday (R-DIA-34). */
export const weekParts = ['week', 'weekend'] as const;
export type WeekPart = (typeof weekParts)[number];
