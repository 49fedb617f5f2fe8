import { type EventOf, reject } from '@portal/contracts';
import {
  type formsCommands,
  type formsEvents,
  FormStatus,
  hasBudget,
  openingFieldNames,
} from '@portal/contracts/areas/forms';
import { type Command, type CommandFor, defineDecider } from '@portal/platform/decider/decider';

type FormsEvent = EventOf<typeof formsEvents>;

/** With current names (W9). */
export interface FormRestaurant {
  readonly id: number;
  readonly site: string;
  readonly name: string;
}
interface Facts {
  readonly restaurant: FormRestaurant;
}
type Commands = typeof formsCommands;

export type SentFormCommands = {
  RequestCustomResource: CommandFor<Commands['RequestCustomResource'], Facts>;
  SendOpeningForm: CommandFor<Commands['SendOpeningForm'], Facts>;
  SendBriefing: CommandFor<Commands['SendBriefing'], Facts>;
  ChangeSentFormStatus: CommandFor<Commands['ChangeSentFormStatus']>;
};

function sentBy({ commandId, actor, facts: { restaurant } }: Command<unknown, Facts>) {
  return {
    requestId: commandId,
    userId: actor.userId,
    restaurantId: restaurant.id,
    restaurantSite: restaurant.site,
    restaurantName: restaurant.name,
  };
}

/** Sealed with the writer's key (S18). */
const sealed = <Text>({ actor }: Command<unknown, Facts>, text: Text) => ({
  subject: actor.id,
  value: text,
});

interface SentFormState {
  readonly requestId: string;
  readonly senderId: number;
  readonly status: FormStatus;
  readonly note: string;
}

const newForm = ({
  data: { requestId, userId },
}: {
  readonly data: { requestId: string; userId: number };
}) => ({
  requestId,
  senderId: userId,
  status: FormStatus.New,
  note: '',
});

/** Same command, same form. */
export const sentFormDecider = defineDecider<SentFormState | null, SentFormCommands, FormsEvent>({
  initial: null,

  decide: {
    RequestCustomResource: (command, form) => {
      if (form) return [];
      const { topic, comments } = command.input;
      const personal = sealed(command, { topic, comments });
      return [{ type: 'CustomResourceRequested', data: sentBy(command), personal }];
    },

    SendOpeningForm: (command, form) => {
      if (form) return [];
      const { data } = command.input;
      const answered = openingFieldNames.filter((name) => data[name] !== '');
      const answers = Object.fromEntries(answered.map((name) => [name, data[name]]));
      return [{ type: 'OpeningFormSent', data: sentBy(command), personal: sealed(command, { answers }) }];
    },

    SendBriefing: (command, form) => {
      if (form) return [];
      const { type, business, marketing, target, phone, date, activation_dates, budget } = command.input;
      const personal = sealed(command, {
        business,
        marketing,
        target,
        phone,
        deliveryDate: date,
        activationDates: activation_dates,
        budget: hasBudget(type) ? budget : '',
      });
      return [{ type: 'BriefingSent', data: { ...sentBy(command), type }, personal }];
    },

    ChangeSentFormStatus: ({ input, actor }, form) => {
      if (!form) return reject('form_not_found');
      const { status: to } = input;
      const note = to === FormStatus.Done ? input.note : '';
      const { requestId, senderId, status: from } = form;
      if (to === from && note === form.note) return [];
      return [
        {
          type: 'SentFormStatusChanged',
          data: { requestId, senderId, from, to, userId: actor.userId },
          personal: { subject: actor.id, value: { note } },
        },
      ];
    },
  },

  evolve: {
    CustomResourceRequested: (_none, event) => newForm(event),
    OpeningFormSent: (_none, event) => newForm(event),
    BriefingSent: (_none, event) => newForm(event),
    SentFormStatusChanged: (form, { data, personal }) =>
      form && { ...form, status: data.to, note: personal.value?.note ?? '' },
  },
});
