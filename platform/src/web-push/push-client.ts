import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import { isPushAddress, lookUpPublic } from './push-address';

/** Endpoint and encryption keys of a device (RFC 8291). */
interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Sender's keys (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushDelivery {
  readonly subscription: PushSubscription;
  readonly content: string;
  /** A later message replaces an undelivered one of its topic. */
  readonly topic: string;
  /** Seconds to store for an absent device. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
}

/**
 * Answer of a push service. `gone`: the device is unknown. `refused`: permanent. `later`: retry, in seconds or `null`.
 */
export type PushOutcome =
  | { readonly result: 'taken' }
  | { readonly result: 'gone' }
  | { readonly result: 'refused'; readonly reason: string }
  | { readonly result: 'later'; readonly reason: string; readonly afterSeconds: number | null };

export interface PushClient {
  /** Never throws for the other side's failures. */
  send(delivery: PushDelivery): Promise<PushOutcome>;
}

interface Options {
  readonly keys: VapidKeys;
  /** Contact for push services: `mailto:` or https. */
  readonly subject: string;
  /** Default: known push services. */
  readonly mayAsk?: (endpoint: string) => boolean;
  /** Default: public addresses only. */
  readonly lookUp?: LookupFunction;
  /** Milliseconds per exchange; default below. */
  readonly timeoutMs?: number;
}

const timeoutMs = 10_000;
/** Bytes: push services accept 4096 when encrypted. */
const maxContentBytes = 3_000;
/** Bytes read of an answer; only its status is used. */
const maxAnswerBytes = 4_096;

const { aes128gcm } = { aes128gcm: webPush.supportedContentEncodings.AES_128_GCM };

const unreachable = (reason: unknown): PushOutcome => ({
  result: 'later',
  reason: String(reason),
  afterSeconds: null,
});

/** Seconds; dates are ignored. */
function retryAfterOf({ headers }: IncomingMessage): number | null {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 && headers['retry-after'] !== '' ? seconds : null;
}

const isTemporary = (status: number) => status === 408 || status === 429 || status >= 500;

function outcomeOf(answer: IncomingMessage): PushOutcome {
  const status = answer.statusCode ?? 0;
  if (status >= 200 && status < 300) return { result: 'taken' };
  if (status === 404 || status === 410) return { result: 'gone' };
  const reason = `status ${status}`;
  if (isTemporary(status)) return { result: 'later', reason, afterSeconds: retryAfterOf(answer) };
  // Redirects too: servers must not choose where the portal sends.
  return { result: 'refused', reason };
}

/** Does not follow redirects. */
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
        if (read > maxAnswerBytes) settle(outcomeOf(answer));
      });
    });
    request.end(body);
  });
}

/** Sends messages encrypted for the device. */
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
      if (!mayAsk(endpoint)) return { result: 'refused', reason: 'an address that is not asked' };
      if (Buffer.byteLength(delivery.content) > maxContentBytes)
        return { result: 'refused', reason: 'too long' };
      let made: ReturnType<typeof requestFor>;
      try {
        made = requestFor(delivery);
      } catch (error) {
        // An invalid key: not a point of the curve.
        return { result: 'refused', reason: String(error) };
      }
      const { method, headers, body } = made;
      const request = endpoint.startsWith('https:') ? requestSecure : requestPlain;
      const sent = { method, headers, lookup: lookUp, agent: false };
      return exchange(() => request(endpoint, sent), body ?? Buffer.alloc(0), options.timeoutMs ?? timeoutMs);
    },
  };
}
