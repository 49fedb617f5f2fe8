import type { Page } from '@playwright/test';
import { expect } from './journey';
import { choose, findResource, next, wordsInSpain as words } from './order-journey';

/* First steps of a new restaurant in Spain. */

export interface NewRestaurant {
  readonly site: string;
  readonly name: string;
}
export interface NewPerson {
  readonly name: string;
  readonly email: string;
}

/** For all invited people. */
const newPassword = 'siete barcas verdes en la ría';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export async function addRestaurant(page: Page, { site, name }: NewRestaurant): Promise<void> {
  await page.getByRole('link', { name: 'Añadir restaurante' }).first().click();
  await field(page, 'Número').fill(site);
  await field(page, 'Nombre').fill(name);
  await field(page, /^Dirección$/).fill('Ronda Norte 1');
  await page.getByRole('combobox', { name: 'Tipo' }).selectOption('Mall');
  await page.getByRole('combobox', { name: 'Provincia' }).selectOption('Málaga');
  await page.getByRole('combobox', { name: 'Región' }).selectOption('Sur');
  await press(page, 'Añadir restaurante');
  await expect(page).toHaveURL(/\/admin\/restaurants$/);
}

interface Invited extends NewPerson {
  readonly role: string;
  /** The form's text on the role's access. */
  readonly sees?: string | RegExp;
  /** Absent for roles without restaurants. */
  readonly restaurant?: NewRestaurant;
  /** The role needs password confirmation. */
  readonly asksForProof?: boolean;
}

export async function invite(page: Page, invited: Invited): Promise<void> {
  const { name, email, role, sees, restaurant, asksForProof = false } = invited;
  await field(page, 'Nombre').fill(name);
  await field(page, 'Correo').fill(email);
  await page.getByRole('combobox', { name: 'Rol' }).selectOption({ label: role });
  if (sees !== undefined) await expect(page.getByText(sees)).toBeVisible();
  if (restaurant) {
    await page.getByRole('searchbox', { name: 'Buscar en Restaurantes' }).fill(restaurant.site);
    await page.getByRole('checkbox', { name: `${restaurant.site} - ${restaurant.name}` }).click();
  } else await expect(page.getByRole('group', { name: 'Restaurantes' })).toHaveCount(0);
  await press(page, 'Añadir e invitar');
  if (asksForProof) {
    await page.getByRole('dialog').getByLabel('Tu contraseña').fill(newPassword);
    await press(page, 'Confirmar');
  }
  await expect(page).toHaveURL(/\/admin\/users$/);
}

/** By invitation link: password, sign-in, terms. */
export async function enter(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(newPassword);
  await page.getByLabel('Repite la contraseña nueva').fill(newPassword);
  await press(page, 'Cambiar contraseña');
  await expect(page.getByText('Tu contraseña ha cambiado.')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(newPassword);
  await press(page, 'Entrar');
  await heading(page, 'Antes de entrar: confidencialidad');
  await press(page, 'Acepto los términos');
}

/** The restaurant switch. */
export const siteButton = (page: Page, { name }: NewRestaurant) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: `Restaurante: ${name}` })
    .first();

/** An unchanged poster, with missing fiscal data. @returns its number */
export async function orderPoster(page: Page, term: string, name: RegExp): Promise<string> {
  await findResource(page, words, term, name);
  await choose(page, /formato/, /^Cartel/);
  await next(page, words);
  await heading(page, '¿Qué tiene que decir la pieza?');
  await page.getByRole('textbox', { name: /Precio/ }).fill('9,99');
  await page.getByRole('checkbox').first().check();
  await next(page, words);
  await page.getByRole('button', { name: words.confirm }).click();
  await heading(page, 'Tu cesta');
  await field(page, 'Teléfono').fill('600 111 222');
  await press(page, 'Completarlos');
  await field(page, 'CIF').fill('B12345674');
  await field(page, 'Razón social').fill('Ronda Restauración SL');
  await field(page, 'Dirección fiscal').fill('Ronda Norte 1, Málaga');
  await press(page, 'Guardar datos fiscales');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, words.send);
  const number = page
    .locator('main')
    .getByText(/#P-\d+/)
    .first();
  await expect(number).toBeVisible();
  return /#P-\d+/.exec(await number.innerText())?.[0] ?? '';
}
