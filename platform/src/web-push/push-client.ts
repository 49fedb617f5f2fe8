import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import { isPushAddress, lookUpPublic } from './push-address';

/** Where a device is reached, and what messages to it are encrypted with (RFC 8291). */
interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Keys by which push services know who sends (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushDelivery {
  readonly subscription: PushSubscription;
  /** What the device is shown, as text. */
  readonly content: string;
  /** Of several with one topic a push service keeps the last one for a device that is away. */
  readonly topic: string;
  /** Seconds for which it is kept for a device that is away. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
}

/**
 * What a push service said. `gone`: there is no such device any more. `refused`: it will not take this message.
 * `later`: it may take it another time, and says in how many seconds, or `null`.
 */
export type PushOutcome =
  | { readonly said: 'taken' }
  | { readonly said: 'gone' }
  | { readonly said: 'refused'; readonly reason: string }
  | { readonly said: 'later'; readonly reason: string; readonly afterSeconds: number | null };

export interface PushClient {
  /** Never throws for what the other side does. */
  send(delivery: PushDelivery): Promise<PushOutcome>;
}

interface Options {
  readonly keys: VapidKeys;
  /** Whom a push service writes to when something is wrong: `mailto:` or https. */
  readonly subject: string;
  /** The known push services alone when left out. */
  readonly mayAsk?: (endpoint: string) => boolean;
  /** Finds the addresses of names; public ones alone when left out. */
  readonly lookUp?: LookupFunction;
  /** Milliseconds for a whole exchange. */
  readonly patience?: number;
}

const patience = 10_000;
/** Bytes of content: push services take 4096 when it is encrypted. */
const mostBytes = 3_000;
/** Bytes of an answer that are read: nothing of it is used but its status. */
const maxAnswered = 4_096;

const { aes128gcm } = { aes128gcm: webPush.supportedContentEncodings.AES_128_GCM };

const unreachable = (reason: unknown): PushOutcome => ({
  said: 'later',
  reason: String(reason),
  afterSeconds: null,
});

/** `Retry-After` in seconds; a date is not worth being read. */
function retryAfterOf({ headers }: IncomingMessage): number | null {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 && headers['retry-after'] !== '' ? seconds : null;
}

/** It may do better another time. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

function outcomeOf(answer: IncomingMessage): PushOutcome {
  const status = answer.statusCode ?? 0;
  if (status >= 200 && status < 300) return { said: 'taken' };
  if (status === 404 || status === 410) return { said: 'gone' };
  const reason = `status ${status}`;
  if (isPassing(status)) return { said: 'later', reason, afterSeconds: retryAfterOf(answer) };
  // Redirections too: whoever answers decides nothing about where the portal sends.
  return { said: 'refused', reason };
}

/** Sends a request and reads a little of what is answered. Follows no redirection. */
function exchange(start: () => ClientRequest, body: Buffer, within: number): Promise<PushOutcome> {
  return new Promise((resolve) => {
    const request = start();
    const settle = (outcome: PushOutcome) => {
      clearTimeout(timer);
      resolve(outcome);
      request.destroy();
    };
    const timer = setTimeout(() => settle(unreachable('no answer in time')), within);
    request.on('error', (error) => settle(unreachable(error)));
    request.on('response', (answer) => {
      let read = 0;
      answer.on('error', () => settle(outcomeOf(answer)));
      answer.on('end', () => settle(outcomeOf(answer)));
      answer.on('data', (piece: Buffer) => {
        read += piece.length;
        if (read > maxAnswered) settle(outcomeOf(answer));
      });
    });
    request.end(body);
  });
}

/** Sends messages to push services, encrypted for the device alone. */
export function createPushClient(options: Options): PushClient {
  const { keys, subject, mayAsk = isPushAddress, lookUp = lookUpPublic } = options;
  const vapidDetails = { subject, ...keys };

  function requestFor({ subscription, content, topic, ttl, urgency }: PushDelivery) {
    const { endpoint, p256dh, auth } = subscription;
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, content, {
      vapidDetails,
      topic,
      urgency,
      TTL: ttl,
      contentEncoding: aes128gcm,
    });
  }

  return {
    async send(delivery) {
      const { endpoint } = delivery.subscription;
      if (!mayAsk(endpoint)) return { said: 'refused', reason: 'an address that is not asked' };
      if (Buffer.byteLength(delivery.content) > mostBytes) return { said: 'refused', reason: 'too long' };
      let made: ReturnType<typeof requestFor>;
      try {
        made = requestFor(delivery);
      } catch (error) {
        // A key that is no point of the curve: nobody could read what is sent there.
        return { said: 'refused', reason: String(error) };
      }
      const { method, headers, body } = made;
      const request = endpoint.startsWith('https:') ? requestSecure : requestPlain;
      const sent = { method, headers, lookup: lookUp, agent: false };
      return exchange(() => request(endpoint, sent), body ?? Buffer.alloc(0), options.patience ?? patience);
    },
  };
}
