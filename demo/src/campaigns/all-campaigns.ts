import burgers from '../../data/campaigns/burgers.json' with { type: 'json' };
import chicken from '../../data/campaigns/chicken.json' with { type: 'json' };
import corporate from '../../data/campaigns/corporate.json' with { type: 'json' };
import local from '../../data/campaigns/local.json' with { type: 'json' };
import menus from '../../data/campaigns/menus.json' with { type: 'json' };
import ordering from '../../data/campaigns/ordering.json' with { type: 'json' };
import seasons from '../../data/campaigns/seasons.json' with { type: 'json' };
import treats from '../../data/campaigns/treats.json' with { type: 'json' };
import { readData } from '../data/read-data';
import { type Campaign, campaignsSchema } from './campaign';

const files = { seasons, burgers, chicken, treats, menus, ordering, local, corporate };

export const campaigns: readonly Campaign[] = Object.entries(files).flatMap(([name, content]) =>
  readData(`campaigns/${name}.json`, campaignsSchema, content),
);
