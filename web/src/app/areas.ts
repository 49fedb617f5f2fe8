/*
 * How an area plugs in
 *
 * 1. `web/src/areas/<area>/index.ts` exports `<area>Area: AreaManifest`. It is loaded with the first screen, so it
 *    holds only data and `() => import(…)`: no component, no contract with schemas, icons one by one
 *    (`@mui/icons-material/HomeRounded`). Then the area is added to the list below. Nothing else is touched.
 * 2. `routes`: path, frame, title, screen. Guards follow from the path (`/admin`, `/partner`), from `roles` and from
 *    the market `feature`; a screen never checks who may open it. `nav` puts links into the menus, `actions` into
 *    the palette, `topBar` a button beside the avatar.
 * 3. `<area>.messages.ts`: `export const ordersMessages = defineMessages('orders', { CAST: …, CAT: …, PT: … })`.
 *    `const text = useText(ordersMessages)`, then `text('title')`; `<T of={ordersMessages} id="…" />` where a text
 *    carries markup. A refusal of the area is explained by the key `rejection.{code}`.
 * 4. Reading: `useCallQuery(orderQueries.GetOrder, { id })`, `useCallList(orderQueries.ListOrders, list.input)`.
 *    `<Loaded query={…} skeleton={…}>` shows skeleton, error with retry, and the data. The restaurant comes from
 *    `useSite()`, the person from `useSession()`, the market from `useMarket()`; pass ids as input and a change asks
 *    again by itself.
 * 5. Writing: `const place = useCallCommand(orderCommands.PlaceOrder, { refresh: [orderQueries.ListOrders] })`, then
 *    `await place.send(input)`. Idempotency key, CSRF, signing in again, reading one's own write: done by the client.
 *    `optimistic` shows the result at once. Refusals are `CallError`s: `useErrorText()(error)`, or
 *    `toast.failed(error)`; `error.fields` belong at the fields (`useCallForm` puts them there).
 * 6. Live: `<area>.live.ts` is `defineLive(orderPushes, { OrderStatusChanged: { refresh: [orderQueries.GetOrder] } })`,
 *    named in the manifest as `live: () => import('./orders.live').then((module) => module.ordersLive)`.
 *    `usePush(orderPushes, 'OrderPlaced', …)` for what a screen wants to count or show itself.
 * 7. Lists: `const list = useListUrl({ defaultSize: 20 })` keeps page, size, sort, search and filters in the URL;
 *    `<DataTable list={list} …>` shows them. Unsaved typing: `useUnsavedWork(dirty)` or `<LeaveGuard when={dirty} />`.
 * 8. Looks: pieces of `web/src/ui` inside `<Page title=…>`; colours, distances and fonts only from the theme
 *    (`sx={{ color: 'text.secondary', p: 2 }}`). Every screen has its skeleton, empty and error state.
 * 9. Buttons that a role may not use are not there: `useMay()(orderCommands.ChangeOrderStatus)`.
 * 10. Areas never import each other. What two need belongs into `contracts`, `web/src/app` or `web/src/ui`. A part of
 *    one area inside a screen of another is a guest: `guests: { besideOrder: { label, part: () => import(…) } }`, shown
 *    where that screen says `<BesideOrder>` or `<OrderMarks>` (decision 017). A new place is a line in `Guests`.
 * 11. An area of one market says so once: `feature: 'orderChat'`. Elsewhere nothing of it is loaded or asked for.
 */
import type { AreaManifest } from './area-manifest';
import { cartArea } from '../areas/cart';
import { chatArea } from '../areas/chat';
import { downloadReportArea } from '../areas/download-report';
import { formsArea } from '../areas/forms';
import { homeArea } from '../areas/home';
import { mopArea } from '../areas/mop';
import { notificationsArea } from '../areas/notifications';
import { operationsArea } from '../areas/operations';
import { ordersArea } from '../areas/orders';
import { partnerReportsArea } from '../areas/partner-reports';
import { resourcesArea } from '../areas/resources';
import { sectionsArea } from '../areas/sections';
import { sessionArea } from '../areas/session';
import { slidersArea } from '../areas/sliders';
import { videosArea } from '../areas/videos';

/** Every area of the portal, in the order in which their links appear where `order` says nothing. */
export const areas: readonly AreaManifest[] = [
  sessionArea,
  homeArea,
  sectionsArea,
  resourcesArea,
  cartArea,
  ordersArea,
  chatArea,
  mopArea,
  slidersArea,
  videosArea,
  partnerReportsArea,
  notificationsArea,
  formsArea,
  downloadReportArea,
  operationsArea,
];
