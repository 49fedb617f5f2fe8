import { cartUploads } from '@portal/contracts/areas/cart';
import {
  chatCommands,
  maxMessageImages,
  maxMessageLength,
  type NoteReader,
  withoutMarks,
} from '@portal/contracts/areas/chat';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { trimEndOf } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { type LimitedUploads, useLimitedUploads } from '#ui/upload/use-uploads';
import { drafts, isEmptyDraft, type SavedDraft, noDraft } from './drafts';
import { mentionedIn, withMarks } from './mentions';
import { type Draft, mayBeOnServer, type OutgoingKind, type OutgoingMessage } from './outbox';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Web addresses; the group makes `split` keep them. */
const addresses = /((?:https?:\/\/|www\.)[^\s<>"']+)/i;

/** Rarely the end of an address. */
const endsSentence = /[.,;:!?…»”]/;
const endsSentenceOrBracket = /[.,;:!?…»”)]/;

/** A closing bracket belongs to an address with an opening one. */
const lengthOf = (address: string): number =>
  trimEndOf(address, address.includes('(') ? endsSentence : endsSentenceOrBracket).length;

function linkOf(found: string): string {
  const address = found.slice(0, lengthOf(found));
  const target = /^www\./i.test(address) ? `https://${address}` : address;
  return `<a href="${escaped(target)}">${escaped(address)}</a>${escaped(found.slice(address.length))}`;
}

/** Escaped and trimmed; empty for blanks (R-CHT-05). */
export const messageOfText = (text: string): string =>
  text
    .trim()
    .split(addresses)
    .map((part, index) => (index % 2 === 1 ? linkOf(part) : escaped(part)))
    .join('')
    .replace(/\r\n?|\n/g, '<br>');

export const textOfMessage = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll('<br>', '\n'), 'text/html').body.textContent;

export type Obstacle = 'nothing' | 'onlyImages' | 'uploading' | 'failedImages' | 'tooLong';

type ImagesState = Pick<LimitedUploads, 'uploads' | 'isBusy' | 'hasFailed'>;

function obstacleOfImages({ uploads, isBusy, hasFailed }: ImagesState, hasWords: boolean): Obstacle | null {
  if (hasFailed) return 'failedImages';
  if (isBusy) return 'uploading';
  return hasWords || uploads.length === 0 ? null : 'onlyImages';
}

/** Notes have no images. */
function obstacleTo(kind: OutgoingKind, html: string, images: ImagesState): Obstacle | null {
  if (html.length > maxMessageLength) return 'tooLong';
  const ofImages = kind === 'message' ? obstacleOfImages(images, html !== '') : null;
  return ofImages ?? (html === '' ? 'nothing' : null);
}

const without = (people: readonly NoteReader[], { id }: NoteReader): readonly NoteReader[] =>
  people.filter((each) => each.id !== id);

/** An emptied text is a new message: its key is dropped. */
function withText(draft: SavedDraft, kind: OutgoingKind, text: string): SavedDraft {
  const { [kind]: _key, ...others } = draft.sentAs;
  return { ...draft, [kind]: text, sentAs: text === '' ? others : draft.sentAs };
}

function withItem(draft: SavedDraft, item: OutgoingMessage): SavedDraft {
  const { kind, html, mentions = [], intent } = item;
  const started = draft[kind];
  const names = new Map(mentions.map(({ id, name }) => [id, name]));
  const words = withoutMarks(textOfMessage(html), names);
  return {
    ...draft,
    [kind]: started.trim() === '' ? words : `${words}\n${started}`,
    chosen: [...mentions, ...mentions.reduce(without, draft.chosen)],
    sentAs: mayBeOnServer(item) ? { ...draft.sentAs, [kind]: intent } : draft.sentAs,
  };
}

function useDraft(orderId: string) {
  const { id: userId } = useSession().user;
  const [draft, setDraft] = useState(() => drafts.read(userId, orderId) ?? noDraft);
  const images = useLimitedUploads(cartUploads.UploadImage, maxMessageImages, draft.images);
  const { message, note, chosen, sentAs } = draft;
  const keep = useEffectEvent(() => {
    const started = { message, note, chosen, sentAs, images: images.arrived };
    drafts.write(userId, orderId, isEmptyDraft(started) ? null : started);
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

export function useComposer(order: OrderDetail, sendDraft: (draft: Draft) => void) {
  const may = useMay();
  const { draft, write, mention, takeBack, images } = useDraft(order.id);
  const [kind, setKind] = useState<OutgoingKind>('message');
  const mayWrite = { message: may(chatCommands.PostOrderMessage), note: may(chatCommands.AddOrderNote) };
  const text = draft[kind];
  const mentions = kind === 'note' ? mentionedIn(text, draft.chosen) : [];
  const html = messageOfText(withMarks(text, mentions));
  const obstacle = obstacleTo(kind, html, images);
  const takesImages = mayWrite.message && kind === 'message';
  const dropzone = useDropzone({
    onDrop: (files) => takesImages && images.take(files),
    noClick: true,
    noKeyboard: true,
  });

  const send = () => {
    if (obstacle !== null) return;
    const { [kind]: sentAs } = draft.sentAs;
    sendDraft({ kind, html, mentions, sentAs, images: kind === 'message' ? images.arrived : [] });
    write(kind, '');
    if (kind === 'message') images.clear();
  };
  return {
    mayWrite,
    takeBack: (item: OutgoingMessage) => {
      setKind(item.kind);
      takeBack(item);
    },
    kind,
    setKind,
    text,
    setText: (changed: string) => write(kind, changed),
    mentions,
    mention,
    images,
    obstacle,
    send,
    dropHere: dropzone.getRootProps({ role: 'region' }),
    isOver: takesImages && dropzone.isDragActive,
    pick: dropzone.open,
    inputProps: dropzone.getInputProps,
  };
}
export type ComposerState = ReturnType<typeof useComposer>;
