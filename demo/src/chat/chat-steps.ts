import { cartBindings } from '@portal/command-api';
import type { Actor } from '@portal/platform/decider/decider';
import type { SeedStep, SeedContext } from '../seed/seed-step';
import { instantBefore } from '../calendar';
import { replyWords } from './chat-words';
import type { DemoChat, DemoImage, DemoTurn } from './demo-chats';

const { RecordUpload } = cartBindings();

interface Talking extends Pick<SeedContext, 'bindings' | 'send' | 'images'> {
  readonly actor: (userId: number) => Actor;
  /** Known once the order is placed. */
  readonly orderId: () => string;
}

async function upload(image: DemoImage, sending: { at: string; actor: Actor }, { send, images }: Talking) {
  const stored = images.get(image.key);
  if (!stored) throw new Error(`the image ${image.key} is not stored`);
  const { key, bytes, sha256 } = stored;
  const file = { key, bytes, sha256, filename: `${image.look}.jpg`, contentType: 'image/jpeg' };
  await send(RecordUpload, { ...file, purpose: 'image' }, { ...sending, key: `image-${image.key}` });
  return key;
}

async function take(turn: DemoTurn, key: string, talking: Talking): Promise<void> {
  const { bindings, send, actor, orderId } = talking;
  const { PostOrderMessage, MarkOrderAsRead, AddOrderNote } = bindings.chat;
  const sending = { key, at: turn.at, actor: actor(turn.userId) };
  const about = { order_id: orderId() };
  if (turn.kind === 'read') {
    await send(MarkOrderAsRead, about, sending);
  } else if (turn.kind === 'note') {
    await send(AddOrderNote, { ...about, message: turn.message, mentions: [...turn.mentions] }, sending);
  } else {
    const images: string[] = [];
    for (const image of turn.images) images.push(await upload(image, sending, talking));
    await send(PostOrderMessage, { ...about, message: turn.message, images }, sending);
  }
}

export const chatSteps = ({ order, turns }: DemoChat, talking: Talking): readonly SeedStep[] =>
  turns.map((turn, index) => ({
    at: turn.at,
    happen: () => take(turn, `${order}-turn-${index}`, talking),
  }));

/** Days before the reference day. */
const repliesDaysAgo = 700;

/** Reply templates, in markets with chat. */
export function replySteps({ world, bindings, send }: SeedContext): readonly SeedStep[] {
  if (world.chats.length === 0) return [];
  return replyWords.map((reply, index) => {
    const at = instantBefore(world.today, repliesDaysAgo, 9 + index / 10);
    return {
      at,
      happen: async () =>
        void (await send(bindings.chat.AddCannedReply, reply, { key: `reply-${index}`, at })),
    };
  });
}
