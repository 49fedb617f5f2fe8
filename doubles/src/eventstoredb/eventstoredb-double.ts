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
  /** 0: any free port. */
  readonly port?: number;
  /** Bytes; default 8 MiB, as configured for the portal. A server's own default is 1 MiB. */
  readonly maxAppendSize?: number;
}

/**
 * EventStoreDB over gRPC for the real client: Append, Read, subscriptions to $all, links by correlation id, faults on
 * demand. Not covered: durability, elections, TLS, users, scavenging, speed. Batch appends are offered but UNIMPLEMENTED, to catch clients
 * using them.
 */
export class EventStoreDbDouble {
  readonly #log = new DoubleLog();
  readonly #maxAppendSize: number;
  readonly #subscriptions = new Set<ReadCall>();
  #server: Server | null = null;
  #port: number;
  #held: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;
  #answersToLose = 0;
  #sent = 0;

  private constructor({ port = 0, maxAppendSize = 8 * 1024 * 1024 }: DoubleOptions) {
    this.#maxAppendSize = maxAppendSize;
    this.#port = port;
  }

  static async start(options: DoubleOptions = {}): Promise<EventStoreDbDouble> {
    const double = new EventStoreDbDouble(options);
    await double.comeBack();
    return double;
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.#port}?tls=false`;
  }

  get clusterUrl(): string {
    return `esdb+discover://127.0.0.1:${this.#port}?tls=false&maxDiscoverAttempts=2&discoveryInterval=5`;
  }

  get sentToSubscribers(): number {
    return this.#sent;
  }

  appendSystemEvent(): void {
    this.#log.appendSystemEvent();
  }

  dropSubscriptions(): void {
    for (const call of this.#subscriptions)
      call.emit('error', { code: status.UNAVAILABLE, details: 'Server Is Shutting Down' });
  }

  /** The next appends are stored, but time out. */
  loseAnswers(count: number): void {
    this.#answersToLose = count;
  }

  /** Calls wait, as with a stopped process. */
  hold(): void {
    this.#held = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  release(): void {
    this.#release();
    this.#held = Promise.resolve();
  }

  async goAway(): Promise<void> {
    this.#server?.forceShutdown();
    this.#server = null;
  }

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
  }

  async #append(call: AppendCall, answer: AppendAnswer): Promise<void> {
    const messages = await received(call).catch(() => null);
    if (messages === null) return;
    await this.#held;
    // The client left: stored or not.
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

/** Timeout of the server's commit, or a repeat not yet indexed. */
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
