import { expect, it } from '@jest/globals';
import { mainMenu, marketRecords, markets } from '@portal/contracts/kernel';
import { areas } from '#shell/areas';
import { gatherAreas } from './area-manifest';

it('[R-API-42] [AMB-38] the menu is made of the table that the server answers from, entry by entry', () => {
  const paths = areas.flatMap(({ nav = [] }) => nav as readonly string[]);
  expect(paths.toSorted()).toEqual(Object.keys(mainMenu).sort());
  const all = {
    ...marketRecords.ES,
    features: { ...marketRecords.ES.features, ...marketRecords.PT.features },
  };
  for (const entry of gatherAreas(areas, all).nav)
    expect(entry).toEqual({ ...mainMenu[entry.to], to: entry.to });
});

it.each(markets)('[R-NAV-35] what a whole area lacks in %s, its entries lack as well', (market) => {
  const here = gatherAreas(areas, marketRecords[market]).nav.map(({ to }) => to);
  const { features } = marketRecords[market];
  const listed = Object.entries(mainMenu).filter(
    ([, entry]) => !('feature' in entry) || features[entry.feature],
  );
  expect(here.toSorted()).toEqual(listed.map(([to]) => to).sort());
});
