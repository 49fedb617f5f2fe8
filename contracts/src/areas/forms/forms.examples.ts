import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { formsCommands, formsQueries } from './forms.contract';

export const formsExamples: ExamplesOf<typeof formsCommands & typeof formsQueries, World> = {
  RequestCustomResource: ({ restaurantId }) => ({
    topic: 'Cartel para la feria del barrio',
    comments: 'A3, en vertical, antes del 10 de diciembre.',
    restaurant_id: restaurantId,
    restaurant_name: 'Gran Vía',
    restaurant_site: '101',
  }),
  SendOpeningForm: ({ restaurantId }) => ({
    data: { opening_date: '2027-03-01', address: 'Calle Mayor 1', kiosks: 'yes' },
    restaurant_id: restaurantId,
  }),
  SendBriefing: ({ restaurantId }) => ({
    type: 'tactical',
    business: 'Más desayunos entre semana',
    date: '2027-03-01',
    budget: '1.500 €',
    phone: '600 000 000',
    restaurant_id: restaurantId,
  }),
  ListCustomRequests: () => ({ size: 10 }),
  ListOpeningForms: () => ({ size: 10 }),
  ListBriefings: () => ({ size: 10 }),
  ChangeSentFormStatus: ({ sentFormId }) => ({ id: sentFormId, status: 2 }),
  ListSentForms: () => ({ size: 10 }),
  CountSentForms: () => ({}),
  GetSentForm: ({ sentFormId }) => ({ id: sentFormId }),
};
