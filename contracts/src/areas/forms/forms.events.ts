import { z } from 'zod';
import { defineEvents, event } from '../../kernel';
import { petitionTypeSchema, formStatusSchema } from './forms.rules';

const sentForm = z.object({
  requestId: z.string(),
  userId: z.int(),
  restaurantId: z.int(),
  restaurantSite: z.string(),
  restaurantName: z.string(),
});

/** Streams `customRequest-{id}`, `openingForm-{id}`, `briefing-{id}`. Answers may name people: sealed. */
export const formsEvents = defineEvents('forms', {
  CustomResourceRequested: event({
    data: sentForm,
    personal: z.object({ topic: z.string(), comments: z.string() }),
  }),
  OpeningFormSent: event({
    data: sentForm,
    /** Blank ones left out. */
    personal: z.object({ answers: z.record(z.string(), z.string()) }),
  }),
  BriefingSent: event({
    data: sentForm.extend({ type: petitionTypeSchema }),
    personal: z.object({
      business: z.string(),
      marketing: z.string(),
      target: z.string(),
      deliveryDate: z.string(),
      activationDates: z.string(),
      /** As written; empty unless tactical. */
      budget: z.string(),
      phone: z.string(),
    }),
  }),
  SentFormStatusChanged: event({
    data: z.object({
      requestId: z.string(),
      /** The sender. */
      senderId: z.int(),
      from: formStatusSchema,
      to: formStatusSchema,
      userId: z.int(),
    }),
    personal: z.object({ note: z.string() }),
  }),
});
