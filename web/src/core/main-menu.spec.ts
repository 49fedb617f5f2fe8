import { expect, it } from '@jest/globals';
import { mainMenu, marketRecords, markets } from '@portal/contracts/kernel';
import { areas } from '#shell/areas';
import { gatherAreas } from './area-manifest';
import { inMenu } from './main-menu';

it('[R-API-42] [AMB-38] the menu is made of the table that the server answers from, entry by entry', () => {
  const entries = areas.flatMap(({ nav = [] }) => nav);
  expect(entries.map(({ to }) => to).sort()).toEqual(Object.keys(mainMenu).sort());
  for (const entry of entries) {
    const { to, icon } = entry;
    expect(entry).toEqual(inMenu(to as keyof typeof mainMenu, icon));
  }
});

it.each(markets)('[R-NAV-35] what a whole area lacks in %s, its entries lack as well', (market) => {
  const here = gatherAreas(areas, marketRecords[market]).nav.map(({ to }) => to);
  const { features } = marketRecords[market];
  const listed = Object.entries(mainMenu).filter(
    ([, entry]) => !('feature' in entry) || features[entry.feature],
  );
  expect(here.toSorted()).toEqual(listed.map(([to]) => to).sort());
});
