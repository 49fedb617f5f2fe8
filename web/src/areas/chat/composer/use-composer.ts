import { cartUploads } from '@portal/contracts/areas/cart';
import {
  chatCommands,
  maxMessageImages,
  maxMessageLength,
  type NoteReader,
  withoutMarks,
} from '@portal/contracts/areas/chat';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { trimEndOf } from '@portal/contracts/kernel';
import { useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { type LimitedUploads, useLimitedUploads } from '#ui/upload/use-uploads';
import { type Draft, mayBeTaken, type OutgoingKind, type OutgoingMessage } from '../use-outbox';
import { mentionedIn, withMarks } from '../typed-mentions';
import { type Draft as KeptDraft, drafts, isEmptyDraft, noDraft } from './draft-storage';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Where an address begins and what may belong to it; in brackets, so that `split` keeps it. */
const addresses = /((?:https?:\/\/|www\.)[^\s<>"']+)/i;

/** Signs that end a sentence around an address more often than they end an address. */
const endsSentence = /[.,;:!?…»”]/;
const endsSentenceOrBracket = /[.,;:!?…»”)]/;

/** Where an address ends and the sentence goes on; a bracket that was opened in it belongs to it. */
const lengthOf = (address: string): number =>
  trimEndOf(address, address.includes('(') ? endsSentence : endsSentenceOrBracket).length;

function linkOf(found: string): string {
  const address = found.slice(0, lengthOf(found));
  const target = /^www\./i.test(address) ? `https://${address}` : address;
  return `<a href="${escaped(target)}">${escaped(address)}</a>${escaped(found.slice(address.length))}`;
}

/**
 * What somebody typed, as HTML that says the same: markup is words, lines stay lines, addresses become links. Blanks
 * around it go.
 * @returns an empty text where nothing was said (R-CHT-05).
 */
export const messageOfText = (text: string): string =>
  text
    .trim()
    .split(addresses)
    .map((part, index) => (index % 2 === 1 ? linkOf(part) : escaped(part)))
    .join('')
    .replace(/\r\n?|\n/g, '<br>');

/** What was typed, of the message that was made of it; blanks around it are gone. */
export const textOfMessage = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll('<br>', '\n'), 'text/html').body.textContent;

/** Why something cannot be sent as it is. */
export type Obstacle = 'nothing' | 'onlyImages' | 'uploading' | 'failedImages' | 'tooLong';

type ImagesState = Pick<LimitedUploads, 'uploads' | 'isBusy' | 'hasFailed'>;

function obstacleOfImages({ uploads, isBusy, hasFailed }: ImagesState, hasWords: boolean): Obstacle | null {
  if (hasFailed) return 'failedImages';
  if (isBusy) return 'uploading';
  return hasWords || uploads.length === 0 ? null : 'onlyImages';
}

/** What keeps a message or a note from being sent; notes take no images. */
function obstacleTo(kind: OutgoingKind, html: string, images: ImagesState): Obstacle | null {
  if (html.length > maxMessageLength) return 'tooLong';
  const ofImages = kind === 'message' ? obstacleOfImages(images, html !== '') : null;
  return ofImages ?? (html === '' ? 'nothing' : null);
}

const without = (people: readonly NoteReader[], { id }: NoteReader): readonly NoteReader[] =>
  people.filter((each) => each.id !== id);

/** Who deletes everything begins something else. */
function withText(draft: KeptDraft, kind: OutgoingKind, text: string): KeptDraft {
  const { [kind]: _key, ...others } = draft.sentAs;
  return { ...draft, [kind]: text, sentAs: text === '' ? others : draft.sentAs };
}

/** What has not arrived, to go on with; what was begun meanwhile stays below it. */
function withItem(draft: KeptDraft, item: OutgoingMessage): KeptDraft {
  const { kind, html, mentions = [], intent } = item;
  const begun = draft[kind];
  const names = new Map(mentions.map(({ id, name }) => [id, name]));
  const words = withoutMarks(textOfMessage(html), names);
  return {
    ...draft,
    [kind]: begun.trim() === '' ? words : `${words}\n${begun}`,
    chosen: [...mentions, ...mentions.reduce(without, draft.chosen)],
    sentAs: mayBeTaken(item) ? { ...draft.sentAs, [kind]: intent } : draft.sentAs,
  };
}

/** What was begun about an order, kept in this browser until it is sent. */
function useDraft(orderId: string) {
  const { id: userId } = useSession().user;
  const [draft, setDraft] = useState(() => drafts.read(userId, orderId) ?? noDraft);
  const images = useLimitedUploads(cartUploads.UploadImage, maxMessageImages, draft.images);
  const { message, note, chosen, sentAs } = draft;
  const keep = useEffectEvent(() => {
    const begun = { message, note, chosen, sentAs, images: images.arrived };
    drafts.write(userId, orderId, isEmptyDraft(begun) ? null : begun);
  });
  const arrived = images.arrived.map(({ Key }) => Key).join();
  useEffect(() => keep(), [message, note, chosen, sentAs, arrived]);
  const write = (kind: OutgoingKind, text: string) => setDraft((before) => withText(before, kind, text));
  const mention = (person: NoteReader) =>
    setDraft((before) => ({ ...before, chosen: [...without(before.chosen, person), person] }));
  const takeBack = (item: OutgoingMessage) => {
    setDraft((before) => withItem(before, item));
    images.putBack(item.images);
  };
  return { draft, write, mention, takeBack, images };
}

/** What one is about to say about an order, as a message with images or as a note. */
export function useComposer(order: OrderDetail, say: (draft: Draft) => void) {
  const may = useMay();
  const { draft, write, mention, takeBack, images } = useDraft(order.id);
  const [kind, setKind] = useState<OutgoingKind>('message');
  const mayTalk = may(chatCommands.PostOrderMessage);
  const text = draft[kind];
  const mentions = kind === 'note' ? mentionedIn(text, draft.chosen) : [];
  const html = messageOfText(withMarks(text, mentions));
  const obstacle = obstacleTo(kind, html, images);
  const takesImages = mayTalk && kind === 'message';
  const dropzone = useDropzone({
    onDrop: (files) => takesImages && images.take(files),
    noClick: true,
    noKeyboard: true,
  });

  const send = () => {
    if (obstacle !== null) return;
    const { [kind]: sentAs } = draft.sentAs;
    say({ kind, html, mentions, sentAs, images: kind === 'message' ? images.arrived : [] });
    write(kind, '');
    if (kind === 'message') images.clear();
  };
  const mayWrite = { message: mayTalk, note: may(chatCommands.AddOrderNote) };
  return {
    mayTalk,
    mayNote: mayWrite.note,
    mayWrite,
    /** Puts what has not arrived back into the field. */
    takeBack: (item: OutgoingMessage) => {
      setKind(item.kind);
      takeBack(item);
    },
    kind,
    setKind,
    text,
    setText: (changed: string) => write(kind, changed),
    /** Whom the note mentions as it stands. */
    mentions,
    mention,
    images,
    obstacle,
    send,
    /** Spread on whatever images may be dropped on and pasted into. */
    dropHere: dropzone.getRootProps({ role: 'region' }),
    isOver: takesImages && dropzone.isDragActive,
    pick: dropzone.open,
    inputProps: dropzone.getInputProps,
  };
}
export type ComposerState = ReturnType<typeof useComposer>;
