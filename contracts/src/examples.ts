import type { CallName, CallNamed } from './all-calls';
import { anOrderInput } from './areas/orders';
import { tagsToWire } from './areas/resources';
import type { World } from './example-world';
import { marketRecords, type CallContract, type InputOf } from './kernel';

export { emptyWorld, type World } from './example-world';

type Examples = { readonly [Name in CallName]: (world: World) => InputOf<CallNamed<Name>> };

const order = (world: World) => {
  const { items, ...rest } = anOrderInput(world.market, { restaurant_id: world.restaurantId });
  return {
    ...rest,
    items: items.map((item) => ({
      ...item,
      resource_id: world.resourceId,
      billed: world.restaurantId,
      shipped: world.restaurantId,
      custom_file: world.uploadKey,
      images: [world.imageKey],
    })),
  };
};

const examples: Examples = {
  Login: ({ username, passwordDigest }) => ({ username, password: passwordDigest }),
  StartRestaurantMode: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  EndRestaurantMode: () => ({}),
  Logout: () => ({ reason: 'logout' }),
  GetSession: () => ({}),
  GetMarket: () => ({}),
  GetTables: () => ({}),
  AcceptLegalTerms: ({ userId }) => ({ id: userId }),
  ChooseFavouriteRestaurant: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  AddPhone: () => ({ phone: '+351 912 345 678' }),
  UpdateRestaurant: ({ restaurantId }) => ({
    id: restaurantId,
    cif: 'B12345678',
    razon: 'Restauración del Centro, S.L.',
    fiscal_address: 'Calle Mayor 1, 28013 Madrid',
  }),
  AddSection: ({ sectionId }) => ({ name: 'Otoño', type: 1, parent_id: sectionId }),
  UpdateSection: ({ emptySectionId }) => ({ id: emptySectionId, name: 'Primavera', status: 1, pos: 1 }),
  ReorderSections: ({ emptySectionId }) => ({ ids: [emptySectionId] }),
  DeleteSection: ({ emptySectionId }) => ({ id: emptySectionId }),
  RestoreSection: ({ emptySectionId }) => ({ id: emptySectionId }),
  ListSections: () => ({}),
  ListSectionsOfType: () => ({ type: 1 }),
  DownloadResource: ({ resourceId, restaurantId }) => ({ id: resourceId, restaurant_id: restaurantId }),
  DownloadSelection: ({ resourceId, restaurantId }) => ({ ids: [resourceId], restaurant_id: restaurantId }),
  PreviewResource: ({ resourceId }) => ({ id: resourceId }),
  LogToolkitDownload: ({ resourceId, restaurantId }) => ({
    resource_id: resourceId,
    restaurant_id: restaurantId,
  }),
  AddResource: ({ sectionId }) => ({
    name: 'Cartel de otoño',
    description: 'Para el escaparate',
    category: 3,
    type: 1,
    lang: 'CAST',
    sections: [sectionId],
    tags: tagsToWire(['otoño', 'cartel']),
    budget: 1,
    file: '-1',
    thumb: '-1',
  }),
  UpdateResource: ({ spareResourceId }) => ({
    id: spareResourceId,
    description: 'Para el escaparate y la puerta',
  }),
  SetResourcesStatus: ({ spareResourceId }) => ({ files: [spareResourceId], status: '0' }),
  DeleteResource: ({ spareResourceId }) => ({ id: spareResourceId }),
  RestoreResource: ({ spareResourceId }) => ({ id: spareResourceId }),
  RestoreFileVersion: ({ spareResourceId }) => ({ id: spareResourceId, version: 1 }),
  ListResources: () => ({ page: 1, size: 10, sort: 'name', status: 1 }),
  ListResourcesOfSection: ({ sectionId }) => ({ id: sectionId, size: 10 }),
  ListNewResources: () => ({}),
  SearchResources: () => ({ section_type: -1, term: 'menú', size: 10 }),
  GetSearchFacets: () => ({ section_type: -1, term: 'menú' }),
  ListEmptySearches: () => ({}),
  ReportEmptySearch: () => ({ term: 'menú vegano', lang: 'CAST' }),
  GetDownloadReport: () => ({ start: '2026-11-01', end: '30-11-2026', size: 10 }),
  GetDownloadSummary: () => ({ start: '2026-11-01', end: '2026-11-30' }),
  GetResource: ({ resourceId }) => ({ id: String(resourceId) }),
  ListFileVersions: ({ resourceId }) => ({ id: resourceId }),
  OpenFileVersion: ({ resourceId }) => ({ id: resourceId, version: 1 }),
  ListVersionDownloads: ({ resourceId }) => ({ id: resourceId, version: 1, size: 10 }),
  ResolveShortLink: ({ resourceId, userId }) => ({
    resource_id: String(resourceId),
    user_id: String(userId),
  }),
  OpenThumb: ({ resourceId }) => ({ id: resourceId, width: 320 }),
  OpenFile: ({ ticket }) => ({ ticket }),
  UploadCustomFile: () => ({}),
  UploadImage: () => ({}),
  UploadResourceFile: () => ({}),
  UploadResourceThumb: () => ({}),
  UploadSliderPicture: () => ({}),
  PlaceOrder: (world) => ({ order: order(world), reference: 'REF-0001', link: '/cart' }),
  ChangeOrderStatus: ({ orderId }) => ({ id: orderId, status: 2 }),
  DeleteOrder: ({ orderId }) => ({ id: orderId }),
  RestoreOrder: ({ orderId }) => ({ id: orderId }),
  AttachOrderImages: ({ orderId, imageKey }) => ({ id: orderId, image: [imageKey] }),
  ListOrders: ({ restaurantId }) => ({ restaurant_id: restaurantId, status: [1, 2], size: 10 }),
  CountOrders: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  GetOrder: ({ orderId }) => ({ id: orderId }),
  OpenOrderFile: ({ orderId, orderFileKey }) => ({ id: orderId, key: orderFileKey }),
  PostOrderMessage: ({ orderId, imageKey }) => ({
    order_id: orderId,
    message: '<p>Bom dia: <strong>quando</strong> chega?</p>',
    images: [imageKey],
  }),
  MarkOrderAsRead: ({ orderId }) => ({ order_id: orderId }),
  AddOrderNote: ({ orderId }) => ({ order_id: orderId, message: 'Já falámos ao telefone.' }),
  AddCannedReply: () => ({ title: 'Em produção', message: 'O seu pedido já está na gráfica.' }),
  ChangeCannedReply: ({ cannedReplyId }) => ({ id: cannedReplyId, title: 'Enviado', message: 'Já seguiu.' }),
  RemoveCannedReply: ({ cannedReplyId }) => ({ id: cannedReplyId }),
  ListOrderMessages: ({ orderId }) => ({ orderId }),
  GetUnreadMessages: ({ orderId }) => ({ id: orderId }),
  ListOrderNotes: ({ orderId }) => ({ orderId }),
  ListCannedReplies: () => ({}),
  OpenMessageImage: ({ orderId, messageImageKey }) => ({ orderId, key: messageImageKey }),
  RequestMopPause: ({ restaurantId, freeHour }) => ({
    restaurant_id: restaurantId,
    start_date: freeHour,
    end_date: new Date(Date.parse(freeHour) + 3_600_000).toISOString(),
    value: 'Cerramos la cocina una hora para cambiar las freidoras y el suelo.',
  }),
  ChangeMopPauseStatus: ({ pauseId }) => ({ id: pauseId, status: 2 }),
  WithdrawMopPause: ({ pauseId }) => ({ id: pauseId }),
  SetMopAutoConfirm: () => ({ confirm: 1 }),
  ListMopRequests: () => ({ status: [1, 2], size: 10 }),
  CountMopRequests: () => ({}),
  ListMopPauses: ({ restaurantId }) => ({ restaurant_id: restaurantId, size: 10 }),
  GetMopAutoConfirm: () => ({}),
  UpdateNotifications: () => ({ notifications: { newFiles: true } }),
  ChooseMailLanguage: ({ market }) => ({ language: marketRecords[market].defaultLanguage }),
  ReadNotices: () => ({ up_to: '2026-11-20T09:30:00.000Z' }),
  UnsubscribeFromMails: ({ unsubscribeToken }) => ({ token: unsubscribeToken }),
  GetNotifications: () => ({}),
  ListNotices: () => ({ size: 10 }),
  CountUnreadNotices: () => ({}),
  RequestCustomResource: ({ restaurantId }) => ({
    topic: 'Cartel para la feria del barrio',
    comments: 'A3, en vertical, antes del 10 de diciembre.',
    restaurant_id: restaurantId,
    restaurant_name: 'Gran Vía',
    restaurant_site: '101',
  }),
  ListCustomRequests: () => ({ size: 10 }),
  AddSlider: ({ coverKey }) => ({
    name: 'Otoño a la brasa',
    file: coverKey,
    url: '/nacional/menus',
    status: 1,
    start_date: '2026-10-01T08:00:00.000Z',
    end_date: '',
  }),
  UpdateSlider: ({ sliderId }) => ({ id: sliderId, name: 'Invierno', url: '/nacional/menus', status: 0 }),
  MoveSlider: ({ sliderId }) => ({ id: sliderId, direction: 'down' }),
  DeleteSlider: ({ sliderId }) => ({ id: sliderId }),
  RestoreSlider: ({ sliderId }) => ({ id: sliderId }),
  LogSliderClick: ({ sliderId, userId }) => ({ slider_id: sliderId, user_id: userId }),
  ListSliders: () => ({ page: 1, size: 10 }),
  GetSlider: ({ sliderId }) => ({ id: sliderId }),
  OpenSliderCover: ({ sliderId }) => ({ id: sliderId }),
  AddVideo: () => ({ url: 'https://www.youtube.com/watch?v=abcdefghijk', status: 1 }),
  EditVideo: ({ videoId }) => ({ id: videoId, url: 'https://vimeo.com/123456789', status: 0 }),
  DeleteVideo: ({ videoId }) => ({ id: videoId }),
  RestoreVideo: ({ videoId }) => ({ id: videoId }),
  GetActiveVideo: () => ({}),
  ListVideos: () => ({ size: 10 }),
  GetHome: () => ({}),
  RetryParkedStream: ({ orderId }) => ({ projection: 'orders', stream: `order-${orderId}` }),
  RetryParkedMail: () => ({ id: 'when-nothing-then-mail-nobody:0:user-1' }),
  ListMails: () => ({ parked: 1, size: 10 }),
  CountMails: () => ({}),
  RebuildProjections: () => ({ projections: ['sections'], activate: false }),
  GoBackBeforeRebuild: () => ({ id: 'no-rebuild' }),
  ListProjections: () => ({}),
  ListParkedStreams: () => ({}),
  ListOperations: () => ({ size: 10 }),
};

/**
 * A valid input of any call, for the authorisation matrix, the test of both encodings and the fuzz. A new call without
 * an example does not compile.
 */
export function exampleInput(contract: CallContract, world: World): Readonly<Record<string, unknown>> {
  return examples[contract.name as CallName](world) as Readonly<Record<string, unknown>>;
}

/** A picture of one white pixel. */
const png = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0,
  1, 8, 0, 0, 0, 0, 0x3a, 0x7e, 0x9b, 0x55, 0, 0, 0, 0x0a, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0xf8,
  0x0f, 0, 1, 1, 1, 0, 0xb1, 0x38, 0xf6, 0x14, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
];

/** A file that every upload of pictures and of custom files takes. */
export const examplePicture = {
  filename: 'pixel.png',
  contentType: 'image/png',
  bytes: Uint8Array.from(png),
} as const;

/**
 * An input as the form-encoded body of the specification spells it: lists of plain values with commas, structures as
 * JSON text, everything else as text. What is `undefined` is left out.
 */
export function asFormFields(input: Readonly<Record<string, unknown>>): Record<string, string> {
  const isStructure = (value: unknown) => typeof value === 'object' && value !== null;
  const spell = (value: unknown): string => {
    if (Array.isArray(value) && !value.some(isStructure)) return value.map(String).join(',');
    return isStructure(value) ? JSON.stringify(value) : String(value);
  };
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, spell(value)]),
  );
}
