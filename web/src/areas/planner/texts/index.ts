import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

export const plannerTexts = defineTexts(
  'planner',
  { CAST: es, CAT: ca },
  { national: words.national, undone: words.undone, close: words.close },
);
export const adminPlanTexts = plannerTexts.part('adminPlan', {
  name: words.name,
  name_cat: words.nameInCatalan,
  start: words.firstDay,
  end: words.lastDay,
  undone: words.undone,
  deleteNamed: words.deleteNamed,
});
export const calendarTexts = plannerTexts.part('calendar', {
  'view.list': words.list,
  name: words.name,
  firstDay: words.firstDay,
  lastDay: words.lastDay,
  delete: words.delete,
  deleteNamed: words.deleteNamed,
  national: words.national,
  close: words.close,
});
export const prioritiesTexts = plannerTexts.part('priorities', {
  name: words.name,
  national: words.national,
});
export const subscriptionTexts = plannerTexts.part('subscription');
