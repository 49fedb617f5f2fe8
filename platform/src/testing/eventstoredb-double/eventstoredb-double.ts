import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip, { type ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features, { type SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { type sendUnaryData, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { answerAppend, type AppendAnswer, type AppendCall, received } from './append-call';
import { DoubleLog } from './double-log';
import { answerRead, answerSubscription, type ReadCall } from './read-call';
import { readRequestOf, subscriptionRequestOf } from './wire-requests';

export interface DoubleOptions {
  /** 0 for any free one. */
  readonly port?: number;
  /** Keeps the log in a file; it is found again there. */
  readonly file?: string;
  /** `MaxAppendSize` in bytes; 8 MiB when left out, as servers of the portal are set to. A server's own default is 1 MiB. */
  readonly maxAppendSize?: number;
}

/**
 * Stands in for an EventStoreDB server where there is none: the real client talks to it over TCP, through the service
 * stubs that ship with the client. It does what our adapter asks for – Append at an exact revision, Read of a stream
 * and of $all, subscriptions to $all with a filter – by the server's documented rules, and fails on demand.
 *
 * What it cannot show: durability and fsync, an election of another leader, TLS and
 * users, ACLs, scavenging, how long the server takes, and any rule of the server that is told here wrongly. It offers
 * batch appends as the server does and answers UNIMPLEMENTED, so that a client that uses them is found out.
 */
export class EventStoreDbDouble {
  readonly #log: DoubleLog;
  readonly #maxAppendSize: number;
  readonly #subscriptions = new Set<ReadCall>();
  #server: Server | null = null;
  #port: number;
  #held: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;
  #answersToLose = 0;
  #sent = 0;

  private constructor({ port = 0, file, maxAppendSize = 8 * 1024 * 1024 }: DoubleOptions) {
    this.#maxAppendSize = maxAppendSize;
    this.#log = new DoubleLog(file);
    this.#port = port;
  }

  static async start(options: DoubleOptions = {}): Promise<EventStoreDbDouble> {
    const double = new EventStoreDbDouble(options);
    await double.comeBack();
    return double;
  }

  /** Connection string. */
  get url(): string {
    return `esdb://127.0.0.1:${this.#port}?tls=false`;
  }

  /** The same as a cluster of one, of which the client asks who leads it. */
  get clusterUrl(): string {
    return `esdb+discover://127.0.0.1:${this.#port}?tls=false&maxDiscoverAttempts=2&discoveryInterval=5`;
  }

  /** Events that went out to subscriptions so far. */
  get sentToSubscribers(): number {
    return this.#sent;
  }

  /** The server writes something for itself, as it does every now and then. */
  appendSystemEvent(): void {
    this.#log.appendSystemEvent();
  }

  /** Ends every subscription as a server that is about to go does. */
  dropSubscriptions(): void {
    for (const call of this.#subscriptions)
      call.emit('error', { code: status.UNAVAILABLE, details: 'Server Is Shutting Down' });
  }

  /** Stores the next appends and answers that they took too long. */
  loseAnswers(count: number): void {
    this.#answersToLose = count;
  }

  /** Answers nothing any more, like a stopped process; the calls wait. */
  hold(): void {
    this.#held = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  /** Answers what waits. */
  release(): void {
    this.#release();
    this.#held = Promise.resolve();
  }

  /** Cuts every connection and listens no more; the log stays. */
  async goAway(): Promise<void> {
    this.#server?.forceShutdown();
    this.#server = null;
  }

  /** Listens on the same port again. */
  async comeBack(): Promise<void> {
    const server = new Server();
    server.addService(streamsService.StreamsService, {
      append: (call: AppendCall, answer: AppendAnswer) => void this.#append(call, answer),
      read: (call: ReadCall) => void this.#read(call),
    });
    server.addService(featuresService.ServerFeaturesService, {
      getSupportedMethods: (_: unknown, answer: sendUnaryData<SupportedMethods>) => answer(null, supported()),
    });
    server.addService(gossipService.GossipService, {
      read: (_: unknown, answer: sendUnaryData<ClusterInfo>) => answer(null, clusterOfOne(this.#port)),
    });
    this.#port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.#port}`, ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
    this.#server = server;
  }

  async close(): Promise<void> {
    this.release();
    await this.goAway();
    this.#log.close();
  }

  async #append(call: AppendCall, answer: AppendAnswer): Promise<void> {
    // A client that was killed in the middle of its request has asked for nothing.
    const messages = await received(call).catch(() => null);
    if (messages === null) return;
    await this.#held;
    // The client has left: a real server may have stored it or not.
    if (call.cancelled) return;
    const lost = this.#answersToLose > 0;
    if (lost) this.#answersToLose -= 1;
    const server = { log: this.#log, maxAppendSize: this.#maxAppendSize };
    answerAppend(server, messages, lost ? () => answer(timeout) : answer);
  }

  async #read(call: ReadCall): Promise<void> {
    const options = call.request.getOptions();
    await this.#held;
    if (!options) return void call.emit('error', { code: status.INVALID_ARGUMENT });
    if (!options.hasSubscription()) return answerRead(this.#log, call, readRequestOf(options));
    this.#subscriptions.add(call);
    call.once('close', () => this.#subscriptions.delete(call));
    await answerSubscription(this.#log, call, subscriptionRequestOf(options), () => {
      this.#sent += 1;
    });
  }
}

/** Error of the server when it stopped waiting for its own commit, or dropped a repeat of what is not yet indexed. */
const timeout = { code: status.ABORTED, details: 'Operation timed out' };

function clusterOfOne(port: number): ClusterInfo {
  const leader = new gossip.MemberInfo()
    .setState(gossip.MemberInfo.VNodeState.LEADER)
    .setIsAlive(true)
    .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port));
  return new gossip.ClusterInfo().setMembersList([leader]);
}

function supported(): SupportedMethods {
  const batchAppend = new features.SupportedMethod()
    .setServiceName('event_store.client.streams.streams')
    .setMethodName('batchappend');
  return new features.SupportedMethods().setEventStoreServerVersion('24.10.0').setMethodsList([batchAppend]);
}
