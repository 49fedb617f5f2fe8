import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  allCalls,
  type CallContract,
  markets,
  methodsOf,
  pathParameters,
  type Role,
  roles,
} from '@portal/contracts';
import { asFormFields } from '@portal/contracts/examples';
import { z } from 'zod';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { siteOf } from '../programs/add-restaurant';
import { buildTestFixture, ownRestaurant } from '../programs/test-fixture';
import { neverBlank } from './document-client';
import { exampleIn } from './example-in';
import { expectedRights } from './expected-rights';
import { letters } from './rights-row';
import { sendCall } from './send-call';

type DocumentCall = readonly [id: string, method: 'GET' | 'POST', path: string, fields?: readonly string[]];

const section = ['parent_id', 'name', 'url', 'type', 'status', 'pos'];
const resource = [
  ...['name', 'description', 'url', 'reference', 'file', 'thumb', 'category', 'type', 'lang'],
  ...['sections', 'tags', 'status', 'budget'],
];
const slider = ['name', 'file', 'url', 'status', 'priority', 'start_date', 'end_date'];
const video = ['url', 'start_date', 'end_date', 'status'];
const restaurant = [
  ...['site', 'name', 'type', 'region', 'province', 'province_id', 'cif', 'razon', 'fiscal_address', 'email'],
  ...['address', 'city', 'cp'],
  ...[
    'latitud',
    'longitud',
    'active',
    'mop_service',
    'mop_status',
    'delivery',
    'etof',
    'mcauto',
    'habitants',
  ],
];
const user = ['name', 'email', 'phone', 'type', 'active', 'locations'];
const channel = [
  ...['restaurant_id', 'restaurant_name', 'restaurant_site', 'razon', 'CIF', 'fiscal_address', 'address'],
  ...['email', 'region', 'phone', 'channel', 'service', 'opening', 'mop_schedule', 'channel_plan'],
];
const place = ['restaurant_name', 'restaurant_site'];

/** Both tables of calls (A§7, B§7). `{}` is any parameter. */
const documentCalls: readonly DocumentCall[] = [
  ['R-API-01', 'GET', 'init'],
  ['R-API-02', 'POST', 'login', ['username', 'password']],
  ['R-API-03', 'GET', 'logout'],
  ['R-API-04', 'GET', 'market'],
  ['R-API-05', 'GET', 'table'],
  ['R-API-06', 'POST', 'login/external', ['user_id']],
  ['R-API-07', 'GET', 'login/admin/externaluser/{}'],
  ['R-API-08', 'GET', 'login/admin/logout'],
  ['R-API-09', 'POST', 'remember', ['username']],
  ['R-API-10', 'POST', 'changepass', ['id', 'password']],
  ['R-API-11', 'GET', 'section'],
  ['R-API-12', 'GET', 'section/type/{}'],
  ['R-API-13', 'POST', 'section/add', section],
  ['R-API-14', 'POST', 'section/{}/update', section],
  ['R-API-15', 'GET', 'section/{}/delete'],
  ['R-API-16', 'GET', 'resource'],
  ['R-API-17', 'GET', 'resource/section/{}'],
  ['R-API-18', 'GET', 'resource/new'],
  ['R-API-19', 'GET', 'resource/{}'],
  ['R-API-20', 'GET', 'resource/search/{}/{}'],
  ['R-API-21', 'POST', 'resource/add', resource],
  ['R-API-22', 'POST', 'resource/{}/update', resource],
  ['R-API-23', 'POST', 'resource/update', ['files', 'status']],
  ['R-API-24', 'GET', 'resource/{}/delete'],
  ['R-API-25', 'POST', 'resource/custom/mail', ['topic', 'comments', ...place]],
  ['R-API-26', 'GET', 'shortener/{}/{}'],
  ['R-API-27', 'POST', 'log/toolkit', ['resource_id']],
  ['R-API-28', 'GET', 'slider'],
  ['R-API-29', 'POST', 'slider/add', slider],
  ['R-API-30', 'POST', 'slider/{}/update', slider],
  ['R-API-31', 'GET', 'slider/{}/delete'],
  ['R-API-32', 'GET', 'slider/log/{}/{}'],
  ['R-API-33', 'GET', 'video'],
  ['R-API-34', 'GET', 'video/all'],
  ['R-API-35', 'POST', 'video/add', video],
  ['R-API-36', 'POST', 'video/edit', ['id', ...video]],
  ['R-API-37', 'GET', 'video/{}/delete'],
  ['R-API-38', 'POST', 'restaurant/add', restaurant],
  ['R-API-39', 'POST', 'restaurant/{}/update', restaurant],
  ['R-API-40', 'GET', 'restaurant/{}/delete'],
  ['R-API-41', 'GET', 'restaurant/log/{}'],
  ['R-API-42', 'GET', 'restaurant/getMenu'],
  ['R-API-43', 'POST', 'user/favorite', ['restaurant_id']],
  ['R-API-44', 'GET', 'location/user'],
  ['R-API-45', 'GET', 'user'],
  ['R-API-46', 'GET', 'user/{}/legal'],
  ['R-API-47', 'GET', 'user/{}/delete'],
  ['R-API-48', 'POST', 'user/add', user],
  ['R-API-49', 'POST', 'user/{}/update', user],
  ['R-API-50', 'POST', 'location/user/add', user],
  ['R-API-51', 'POST', 'location/user/{}/update', user],
  ['R-API-52', 'GET', 'user/notifications'],
  ['R-API-53', 'POST', 'user/notifications/update', ['notifications']],
  ['R-API-54', 'POST', 'user/addPhone', ['phone']],
  ['R-API-55', 'POST', 'order/add', ['order', 'reference', 'link']],
  ['R-API-56', 'GET', 'order'],
  ['R-API-57', 'GET', 'order/{}/delete'],
  ['R-API-58', 'POST', 'order/{}/status', ['status']],
  ['R-API-59', 'GET', 'order/comments/{}'],
  ['R-API-60', 'GET', 'order/unreadMessages/{}'],
  ['R-API-61', 'POST', 'order/comments/add', ['order_id', 'message', 'images']],
  ['R-API-62', 'POST', 'order/markAsRead', ['order_id']],
  ['R-API-63', 'POST', 'order/uploadImages', ['id', 'image']],
  ['R-API-64', 'POST', 'uploader/files'],
  ['R-API-64', 'POST', 'uploader/thumb'],
  ['R-API-64', 'POST', 'uploader/sliders'],
  ['R-API-64', 'POST', 'uploader/{}'],
  ['R-API-65', 'POST', 'restaurant/province', ['id']],
  ['R-API-66', 'POST', 'restaurant/enviroment', ['id']],
  ['R-API-67', 'POST', 'restaurant/cluster', ['restaurant_id']],
  ['R-API-68', 'POST', 'competence', ['restaurant_id']],
  ['R-API-69', 'POST', 'restaurant/competence', ['restaurant_id']],
  ['R-API-70', 'POST', 'restaurant/sales', ['id']],
  ['R-API-71', 'POST', 'restaurant/consume', ['id']],
  ['R-API-72', 'POST', 'restaurant/dafo', ['id']],
  ['R-API-73', 'POST', 'restaurant/dafo/data', ['id']],
  ['R-API-74', 'POST', 'restaurant/competence/data', ['restaurant_id']],
  ['R-API-75', 'POST', 'restaurant/comparation', ['restaurant_id']],
  ['R-API-76', 'POST', 'diagnostic/descriptions'],
  ['R-API-77', 'POST', 'diagnostic/alerts', ['restaurant_id']],
  ['R-API-78', 'GET', 'restaurant/moments/{}'],
  ['R-API-79', 'GET', 'restaurant/pmix/{}'],
  ['R-API-80', 'GET', 'restaurant/competence/remove/{}'],
  ['R-API-81', 'POST', 'restaurant/enviroment/add', ['name', 'id']],
  ['R-API-82', 'POST', 'restaurant/enviroment/select', ['id', 'restaurant_id']],
  ['R-API-83', 'POST', 'restaurant/enviroment/unselect', ['id', 'restaurant_id']],
  ['R-API-84', 'POST', 'restaurant/enviroment/delete', ['id']],
  ['R-API-85', 'POST', 'restaurant/cluster/update', ['restaurant_id', 'data']],
  ['R-API-86', 'POST', 'restaurant/dafo/update', ['restaurant_id', 'dafo']],
  ['R-API-87', 'POST', 'restaurant/competence/update', ['restaurant_id', 'competence', 'intensity']],
  ['R-API-88', 'POST', 'restaurant/competence/add', ['name', 'type', 'restaurant_id']],
  ['R-API-89', 'POST', 'restaurant/comparation/update', ['restaurant_id', 'mcd', 'rest1', 'rest2', 'rest3']],
  ['R-API-90', 'POST', 'diagnostic/descriptions/update', ['section', 'description', 'file']],
  ['R-API-91', 'POST', 'restaurant/objectives', ['year']],
  ['R-API-92', 'POST', 'restaurant/marketing', ['restaurant_id', 'year']],
  ['R-API-93', 'POST', 'restaurant/strategies', ['year']],
  ['R-API-94', 'GET', 'restaurant/actions/{}'],
  ['R-API-95', 'GET', 'section'],
  ['R-API-95', 'GET', 'section/type/{}'],
  ['R-API-96', 'POST', 'restaurant/objectives/update', ['restaurant_id', 'tableData', 'year']],
  ['R-API-97', 'POST', 'restaurant/strategies/update', ['restaurant_id', 'tableData', 'year']],
  ['R-API-98', 'POST', 'restaurant/marketing/update'],
  ['R-API-99', 'POST', 'restaurant/action/add', ['restaurant_id', 'data', 'year']],
  ['R-API-100', 'POST', 'restaurant/action/update', ['data']],
  ['R-API-101', 'POST', 'restaurant/action/delete', ['id']],
  ['R-API-102', 'POST', 'actions', ['restaurant_id']],
  ['R-API-103', 'GET', 'static/marketing-plan.jpg'],
  ['R-API-104', 'GET', 'restaurant/channel/data/{}'],
  ['R-API-105', 'GET', 'restaurant/service/'],
  ['R-API-106', 'GET', 'restaurant/service/data/{}'],
  ['R-API-107', 'POST', 'restaurant/channel/update', channel],
  ['R-API-108', 'POST', 'restaurant/rrss/update'],
  [
    ...(['R-API-109', 'POST', 'restaurant/briefing'] as const),
    ['type', 'business', 'marketing', 'target', 'date', 'budget', ...place, 'phone'],
  ],
  ['R-API-110', 'POST', 'restaurant/opening', ['data', ...place]],
  ['R-API-111', 'GET', 'report/restaurant/{}'],
  ['R-API-112', 'GET', 'partner/report'],
  ['R-API-113', 'GET', 'report/user/{}'],
  ['R-API-114', 'POST', 'partner/report/add', ['report']],
  ['R-API-115', 'POST', 'partner/report/addpdf', ['filename', 'date']],
  ['R-API-116', 'POST', 'partner/report/delete', ['report']],
  ['R-API-117', 'GET', 'partner/report/{}/delete'],
  ['R-API-118', 'POST', 'partner/report/months/{}/delete'],
  ['R-API-119', 'GET', 'inform/{}/{}'],
  ['R-API-120', 'GET', 'admin/mop_requests'],
  ['R-API-121', 'POST', 'mop_requests/update/{}', ['status', 'cancel_value']],
  ['R-API-122', 'POST', 'mop_request/update_confirm/{}'],
  ['R-API-123', 'GET', 'mop_request/get_confirm'],
  ['R-API-124', 'POST', 'mop_request/add', ['restaurant_id', 'start_date', 'end_date', 'value']],
];

/** Derived by the server; ignored in requests (W9). */
const derived: Readonly<Record<string, readonly string[]>> = {
  AddSection: ['url', 'pos'],
  UpdateSection: ['url'],
  AddResource: ['url'],
  UpdateResource: ['url'],
  AddRestaurant: ['province', 'mop_service', 'mop_status'],
  UpdateRestaurant: ['province', 'mop_service', 'mop_status'],
  AddRestaurantUser: ['type', 'active'],
  UpdateRestaurantUser: ['type', 'active'],
  UpdateChannel: ['restaurant_name', 'restaurant_site', 'region'],
};
/** Rejections of calls with additional requirements (AMB-77). */
const refused: Readonly<Record<string, string>> = { StartActingAsUser: 'proof_required' };
/** In forms of restaurants. */
const ownPlace = { restaurant_site: siteOf(ownRestaurant), restaurant_name: 'Restaurante 1' };

const callAt = ([, method, path]: DocumentCall) =>
  allCalls.find(
    (call) => call.path.replaceAll(/\{\w+\}/g, '{}') === path && methodsOf(call).includes(method),
  );
const shapeOf = ({ input }: CallContract): object => (input instanceof z.ZodObject ? input.shape : {});

describe('the calls of the specification', () => {
  it('are all in the table', () => {
    const ids = new Set(documentCalls.map(([id]) => id));
    const expected = Array.from({ length: 124 }, (_, at) => `R-API-${String(at + 1).padStart(2, '0')}`);
    expect([...ids]).toEqual(expected);
  });

  it.each(documentCalls)('[%s] %s %s is answered, and reads each field of its payload', (...documented) => {
    const call = callAt(documented);
    const known = call ? [...Object.keys(shapeOf(call)), ...(derived[call.name] ?? [])] : [];
    expect([call?.name, known]).toEqual([
      expect.any(String),
      expect.arrayContaining([...(documented[3] ?? [])]),
    ]);
  });
});

describe.each(markets)('[R-API-G1] [R-API-G2] [R-API-G3] a client of the documents in %s', (market) => {
  let portal: InProcessPortal;
  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
  });
  afterAll(() => portal.close());

  const callersOf = ({ name }: CallContract): readonly (Role | null)[] => {
    const { markets: where = '', callers = '' } = expectedRights[name] ?? {};
    if (!where.includes(market)) return [];
    return callers.includes('N') ? [null] : roles.filter((role) => callers.includes(letters[role]));
  };

  async function make(call: CallContract, [, method, , fields = []]: DocumentCall, role: Role | null) {
    const signedIn = role === null ? null : await portal.signIn(role, role);
    const input: Record<string, unknown> = await exampleIn(portal, call, { role, whose: 'own', signedIn });
    await portal.caughtUp();
    const named = [...fields, ...pathParameters(call.path)];
    const known = Object.entries({ ...input, ...ownPlace }).filter(([name]) => named.includes(name));
    const blank = fields.filter((name) => !neverBlank[call.name]?.includes(name)).map((name) => [name, '']);
    const sent = Object.fromEntries([...blank, ...known]) as Record<string, unknown>;
    if (call.kind === 'upload') return sendCall(portal, call, sent, { signedIn });
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(String(sent[name])),
    );
    const headers = { ...signedIn, 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(asFormFields(sent)).toString();
    return portal.app.inject({ method, url: `/api/${path}`, headers, ...(method === 'POST' && { payload }) });
  }

  it.each(documentCalls)('[%s] %s %s is taken from each role that may', async (...documented) => {
    const call = callAt(documented) as CallContract;
    const answers: unknown[] = [];
    for (const role of callersOf(call)) {
      const { statusCode, body } = await make(call, documented, role);
      const isRefused = body.includes(`"code":"${refused[call.name] ?? ''}"`);
      if (statusCode >= 400 && !isRefused) answers.push([role, statusCode, body]);
    }
    expect(answers).toEqual([]);
  });
});
