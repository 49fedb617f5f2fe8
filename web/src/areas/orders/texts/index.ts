import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import { answerWords } from '#ui/texts/answers';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const ordersTexts = defineTexts(
  'orders',
  { CAST: es, CAT: ca, PT: pt },
  {
    emptyAction: words.seeCatalogue,
    clear: words.clearFilters,
    pastEnd: words.pageGone,
    firstPage: words.toFirstPage,
    statusFilter: words.status,
  },
);
export const detailsTexts = ordersTexts.part('details', {
  look: words.show,
  lookAt: words.showNamed,
  loading: words.order,
  timeline: words.history,
  ...answerWords,
  items: words.pieces,
  pictures: words.images,
  comments: words.comments,
  cartReference: words.reference,
  erasedPerson: words.erasedPerson,
  portal: words.portal,
  title: words.orderNumber,
});
export const ownTexts = ordersTexts.part('own', {
  onPiece: words.restaurant,
  comments: words.comments,
  contact_phone: words.phone,
  contact_phoneHint: words.phoneHint,
  'error.phone': words.phoneWrong,
  schedule: words.schedule,
  subject: words.orderNumber,
});
export const neededTexts = ordersTexts.part('needed', { reason: words.reason });
export const riskTexts = ordersTexts.part('risk');
export const turnTexts = ordersTexts.part('turn', { restaurantShort: words.restaurant });
export const ownerTexts = ordersTexts.part('owner', { undone: words.undone, former: words.erasedPerson });
export const presenceTexts = ordersTexts.part('presence');
export const triageTexts = ordersTexts.part('triage', {
  items: words.pieces,
  number: words.number,
  deleteMany: words.delete,
  cancel: words.cancel,
  restaurant: words.restaurant,
  place: words.restaurant,
  status: words.status,
  undone: words.undone,
  order: words.orderNumber,
});
export const workloadTexts = ordersTexts.part('workload');
export type DetailsText = (typeof detailsTexts.keys)[number];
