import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import { answerWords } from '#ui/texts/answers';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const cartTexts = defineTexts(
  'cart',
  { CAST: es, CAT: ca, PT: pt },
  {
    phone: words.phone,
    phoneHint: words.phoneHint,
    'error.phone': words.phoneWrong,
    name: words.name,
    comments: words.comments,
  },
);
export const againTexts = cartTexts.part('again');
export const fiscalTexts = cartTexts.part('fiscal', {
  fiscal_address: words.fiscalAddress,
  cif: words.taxNumber,
});
export const placedTexts = cartTexts.part('placed', {
  kind: words.order,
  pieces: words.pieces,
  restaurant: words.restaurant,
});
export const estimateTexts = cartTexts.part('estimate');
export const syncedCartTexts = cartTexts.part('syncedCart');
export const manyTexts = cartTexts.part('many', { close: words.close });
export const neededTexts = cartTexts.part('needed');
export const newerTexts = cartTexts.part('newer', { close: words.close, toCatalogue: words.seeCatalogue });
export const saveTemplateTexts = cartTexts.part('saveTemplate');
export const templatesTexts = cartTexts.part('templates', {
  name: words.name,
  saved: words.saved,
  close: words.close,
  title: words.templates,
  forRestaurants: words.restaurants,
});
/** Short: tickets are narrow. */
export const ticketTexts = cartTexts.part('ticket', {
  ...answerWords,
  images: words.images,
  q1: words.text,
  q2: words.language,
});
export const deliveryTexts = cartTexts.part('delivery', { otherRestaurantLabel: words.restaurant });
export const detailsTexts = cartTexts.part('details', {
  schedule: words.schedule,
  files: words.files,
  startDate: words.firstDay,
  endDate: words.lastDay,
});
export const lostTexts = cartTexts.part('lost');
export const scaleTexts = cartTexts.part('scale');
export const wizardTexts = cartTexts.part('wizard', { next: words.next, 'step.format': words.format });
