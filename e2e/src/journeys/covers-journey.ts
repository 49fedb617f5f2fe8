import { expect, type Visitor } from './journey';

export interface CoverWords {
  readonly name: string;
  readonly fields: {
    readonly name: string;
    readonly target: string;
    readonly search: string;
    readonly url: string;
    readonly position: string;
  };
  /** A demo section and its path. */
  readonly section: readonly [name: string, path: string];
  readonly cut: string;
  readonly saveNew: string;
  readonly added: string;
  readonly save: string;
  readonly required: string;
  readonly thumb: (place: number) => RegExp;
  readonly edit: string;
  readonly up: string;
  readonly down: string;
  readonly remove: string;
  readonly confirm: string;
  readonly undo: string;
}

/** Maximum push delay. */
const soon = { timeout: 2_000 };
/** First load of code. */
const slowly = { timeout: 20_000 };

/** Larger than a cover, in other proportions. */
const drawn = (page: Visitor['page']) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = 'tomato';
      pen.fillRect(0, 0, 1600, 1200);
    }
    return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
  });

/** Rows and slides of this journey. */
function lookingAt({ page }: Visitor, { page: home }: Visitor, words: CoverWords) {
  return {
    page,
    home,
    words,
    origin: new URL(page.url()).origin,
    field: (name: string) => page.getByRole('textbox', { name }),
    row: page.getByRole('row').filter({ hasText: words.name }),
    slide: home.locator(`[aria-label$=": ${words.name}"]`).first(),
  };
}
type Sight = ReturnType<typeof lookingAt>;

async function bothAreThere({ page, home, words }: Sight): Promise<void> {
  await expect(home.getByRole('button', { name: words.thumb(1) })).toBeVisible(slowly);
  // The grid's code loads first.
  await expect(page.getByRole('grid')).toBeVisible(slowly);
}

async function add({ page, origin, words, field, row, slide }: Sight): Promise<void> {
  const [section, path] = words.section;
  await page.goto(`${origin}/admin/sliders/add`);
  await page.getByRole('button', { name: words.saveNew }).click();
  await expect(page.getByText(words.required)).toHaveCount(3);
  const buffer = Buffer.from(await drawn(page), 'base64');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: words.cut }).click();
  await field(words.fields.name).fill(words.name);
  await page.getByRole('combobox', { name: words.fields.target }).click();
  await page.getByRole('combobox', { name: words.fields.search }).fill(section);
  await expect(page.getByRole('treeitem', { name: section })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(words.fields.url)).toHaveValue(`${origin}${path}`);
  await page.getByRole('button', { name: words.saveNew }).click();
  await expect(page.getByText(words.added)).toBeVisible();
  await expect(row).toBeVisible(slowly);
  await expect(slide).toBeAttached(soon);
}

async function moveToTheFront({ page, home, words, field, row }: Sight): Promise<void> {
  await row.getByRole('link', { name: words.edit }).click();
  await field(words.fields.position).fill('1');
  await page.getByRole('button', { name: words.save }).click();
  await expect(row).toBeVisible();
  const thumb = home.getByRole('button', { name: words.thumb(2) });
  await expect(thumb).toHaveAccessibleName(new RegExp(words.name), soon);
  await thumb.click();
}

async function openIt({ page, home, origin, words, row }: Sight): Promise<void> {
  await home.getByRole('link', { name: words.name, exact: true }).click();
  await expect(home).toHaveURL(`${origin}${words.section[1]}`);
  await page.reload();
  await expect(row.getByRole('gridcell', { name: '1', exact: true })).toBeVisible();
}

/** Buttons inside a row that is a link. */
async function moveInTheList({ page, origin, words, row }: Sight): Promise<void> {
  for (const [name, place] of [
    [words.down, 2],
    [words.down, 3],
    [words.up, 2],
    [words.up, 1],
  ] as const) {
    await row.getByRole('button', { name }).click();
    await expect(row.getByRole('gridcell', { name: `${words.name} ${place} ` })).toBeVisible(soon);
    await expect(page).toHaveURL(`${origin}/admin/sliders`);
  }
}

async function takeAway({ page, home, origin, words, row, slide }: Sight): Promise<void> {
  await home.goto(`${origin}/`);
  await expect(slide).toBeAttached();
  await row.getByRole('button', { name: words.remove }).click();
  await page.getByRole('button', { name: words.confirm }).click();
  await expect(slide).not.toBeAttached(soon);
  await page.getByRole('button', { name: words.undo }).click();
  await expect(slide).toBeAttached(soon);
}

/** The restaurant's open home updates live. */
export async function keepCovers(admin: Visitor, restaurant: Visitor, words: CoverWords): Promise<void> {
  const sight = lookingAt(admin, restaurant, words);
  await bothAreThere(sight);
  await add(sight);
  await moveToTheFront(sight);
  await openIt(sight);
  await moveInTheList(sight);
  await takeAway(sight);
  expect([...admin.complaints, ...restaurant.complaints]).toEqual([]);
}
