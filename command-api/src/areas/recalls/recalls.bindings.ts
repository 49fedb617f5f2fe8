import { isRejection, type ParsedInputOf, reject, type Rejection } from '@portal/contracts';
import { recallCommands } from '@portal/contracts/areas/recalls';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import type { Actor } from '@portal/platform/decider/decider';
import { z } from 'zod';
import type { Services } from '../../services';
import { uploadOf } from '../cart/check-uploads';
import { checkUnused, claimUploads } from '../cart/claim-uploads';
import { resourceDecider } from '../resources/resource.decider';
import { restaurantDecider } from '../restaurants/restaurant.decider';
import { type ConfirmRecallFacts, recallDecider, type StartRecallFacts } from './recall.decider';

type Needed = Pick<Services, 'load' | 'names'>;

const remindOfRecall = defineInternalCommand('recalls', 'RemindOfRecall', {
  input: z.object({ id: z.string() }),
  output: z.object({}),
});

const recallStream = (id: string) => `recall-${id}`;
const onRecall = {
  decider: recallDecider,
  stream: ({ input }: { input: { id: string } }) => recallStream(input.id),
} as const;

async function startFacts(
  { input }: { readonly input: ParsedInputOf<typeof recallCommands.StartRecall> },
  { load }: Needed,
): Promise<StartRecallFacts | Rejection> {
  const { id, restaurants, replacement_id: replacementId } = input;
  const resource = await load(resourceDecider, `resource-${id}`);
  if (!resource) return reject('resource_not_found');
  const found = await Promise.all(restaurants.map((each) => load(restaurantDecider, `restaurant-${each}`)));
  if (found.some((restaurant) => !restaurant || restaurant.deleted)) return reject('restaurant_not_found');
  const replacement =
    replacementId === undefined ? null : await load(resourceDecider, `resource-${replacementId}`);
  const isPublished = replacement?.status === ResourceStatus.Published && replacement.file !== null;
  return { name: resource.name, isReplacementPublished: replacementId === undefined || isPublished };
}

async function confirmFacts(
  { input: { id, photo: key }, actor }: { input: { id: string; photo: string }; actor: Actor },
  services: Needed,
): Promise<ConfirmRecallFacts | Rejection> {
  if (key === '') return { photo: null };
  const upload = await uploadOf(key, ['image'], actor, services);
  if (isRejection(upload)) return upload;
  return (
    (await checkUnused([key], recallStream(id), services)) ?? {
      photo: { key, contentType: upload.contentType },
    }
  );
}

export const recallBindings = (services: Needed) =>
  ({
    StartRecall: bindCommand(recallCommands.StartRecall, {
      decider: recallDecider,
      stream: ({ commandId }) => recallStream(commandId),
      facts: (context) => startFacts(context, services),
      answer: ({ commandId, state }) => ({ id: commandId, restaurants: state?.restaurants.size ?? 0 }),
    }),
    ConfirmRecall: bindCommand(recallCommands.ConfirmRecall, {
      ...onRecall,
      facts: (context) => confirmFacts(context, services),
      take: ({ input: { id, photo } }) =>
        photo === '' ? undefined : claimUploads([photo], recallStream(id), services),
      answer: ({ input: { id, restaurant_id } }) => ({ id, restaurant_id }),
    }),
    UnconfirmRecall: bindCommand(recallCommands.UnconfirmRecall, {
      ...onRecall,
      answer: ({ input: { id, restaurant_id } }) => ({ id, restaurant_id }),
    }),
    CloseRecall: bindCommand(recallCommands.CloseRecall, {
      ...onRecall,
      answer: ({ input: { id } }) => ({ id }),
    }),
    RemindOfRecall: bindCommand(remindOfRecall, { ...onRecall, answer: () => ({}) }),
  }) as const;
