import { type Market, marketRecords } from '@portal/contracts';
import { type DemoChannel, demoChannels } from './channels/demo-channels';
import { type DemoChat, demoChats } from './chat/demo-chats';
import { type DemoDiagnostic, demoDiagnostics } from './diagnostic/demo-diagnostics';
import { demoFigures, type DemoImport } from './diagnostic/demo-figures';
import { type DemoDownload, demoDownloads } from './downloads';
import { type DemoCover, demoCovers } from './home/demo-covers';
import { demoLibraries, type DemoLibrary } from './library/demo-libraries';
import { type DemoPause, demoPauses, type DemoSwitch, demoSwitches } from './mop/demo-pauses';
import { demoOrders } from './orders/demo-orders';
import type { DemoOrder } from './orders/order-work';
import { demoCorrections } from './resources/corrections';
import { type DemoNationalPlan, demoNationalPlans } from './planner/demo-national-plans';
import { type DemoPlan, demoPlans } from './planner/demo-plans';
import { type DemoReportMonth, demoReports } from './reports/demo-reports';
import type { DemoResource } from './resources/demo-resource';
import { demoResources } from './resources/demo-resources';
import { type DemoRestaurant, demoRestaurants } from './restaurants';
import { type DemoSection, demoSections } from './sections/demo-sections';
import { seededRandom } from './seeded-random';
import { type DemoUser, demoUsers } from './users';

/** All demo data of a market. */
export interface DemoWorld {
  readonly market: Market;
  /** YYYY-MM-DD; nothing happens after its beginning. */
  readonly today: string;
  readonly restaurants: readonly DemoRestaurant[];
  readonly users: readonly DemoUser[];
  readonly sections: readonly DemoSection[];
  readonly resources: readonly DemoResource[];
  /** When files were replaced, by resource id (AMB-36). */
  readonly corrections: ReadonlyMap<number, readonly string[]>;
  readonly orders: readonly DemoOrder[];
  /** Empty in markets without chat. */
  readonly chats: readonly DemoChat[];
  /** Empty in markets without pauses, as is the switch. */
  readonly pauses: readonly DemoPause[];
  readonly switches: readonly DemoSwitch[];
  readonly downloads: readonly DemoDownload[];
  readonly covers: readonly DemoCover[];
  readonly reports: readonly DemoReportMonth[];
  readonly channels: readonly DemoChannel[];
  /** Empty in markets without diagnostics. */
  readonly imports: readonly DemoImport[];
  readonly diagnostics: readonly DemoDiagnostic[];
  /** Empty in markets without plans. */
  readonly nationalPlans: readonly DemoNationalPlan[];
  readonly plans: readonly DemoPlan[];
  readonly libraries: readonly DemoLibrary[];
  /** R-ACC-16 */
  readonly favourites: readonly { readonly user: DemoUser; readonly restaurantId: number }[];
}

/** Index of the named franchisee's restaurant with an empty diagnostic. */
const emptyDiagnostic = 2;

/** Restaurants with a diagnostic; empty in markets without. */
function describedRestaurants(market: Market, restaurants: readonly DemoRestaurant[]) {
  if (!marketRecords[market].features.diagnosticAndPlanner) return [];
  const [empty] = restaurants.filter(({ company }) => company === 0).slice(emptyDiagnostic);
  return restaurants.filter((restaurant) => restaurant.active && restaurant !== empty);
}

/** The same arguments give the same world. */
export function demoWorld(market: Market, today: string): DemoWorld {
  const random = seededRandom(`demo ${market}`);
  const restaurants = demoRestaurants(market, random.fork('restaurants'));
  const users = demoUsers(market, restaurants, random.fork('users'));
  const sections = demoSections(market, today);
  const resources = demoResources(market, today, sections, random.fork('resources'));
  const orders = demoOrders({ market, today, users, restaurants, resources }, random.fork('orders'));
  const chats = demoChats({ market, today, users, orders }, random.fork('chats'));
  const switches = demoSwitches({ market, today, users, restaurants });
  const pauses = demoPauses({ market, today, users, restaurants }, switches, random.fork('pauses'));
  const downloads = demoDownloads(today, users, resources, random.fork('downloads'));
  const readers = users.filter(({ terms, restaurants: own }) => terms && own.length > 0);
  const covers = demoCovers({ market, today, sections }, readers, random.fork('covers'));
  const reports = demoReports({ market, today }, restaurants, random.fork('reports'));
  const channels = demoChannels({ market, today, users, restaurants }, random.fork('channels'));
  const described = describedRestaurants(market, restaurants);
  const imports = demoFigures(today, described, random.fork('figures'));
  const diagnostics = demoDiagnostics({ today, users }, described, random.fork('diagnostics'));
  const nationalPlans = demoNationalPlans({ market, today, sections });
  const plans = demoPlans(
    { market, today, users, restaurants, national: nationalPlans },
    random.fork('plans'),
  );
  const favourites = users
    .filter(({ restaurants: own, terms }) => terms && own.length > 3)
    .map((user) => ({ user, restaurantId: random.pick(user.restaurants) }));
  return {
    market,
    today,
    restaurants,
    users,
    sections,
    resources,
    orders,
    chats,
    pauses,
    switches,
    downloads,
    favourites,
    libraries: demoLibraries({ market, today, users, resources }, random.fork('libraries')),
    covers,
    reports,
    channels,
    nationalPlans,
    plans,
    imports,
    diagnostics,
    corrections: demoCorrections(resources, today),
  };
}
