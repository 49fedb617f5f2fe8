/** `connecting` before the first connection, `lost` after one broke. */
export type ConnectionStatus = 'connecting' | 'live' | 'lost';

/** Says something to the server that nobody keeps. */
export type Say = (name: string, payload: object) => void;

/** Who is told what comes through the socket. */
export interface LiveSubscriber {
  readonly onStatus: (status: ConnectionStatus) => void;
  readonly onPush: (name: string, payload: object) => void;
  /** Connected again, and what was pushed meanwhile is not known. */
  readonly onMissed: () => void;
  /** The server has closed the socket for good, or refused it: the session may be over. */
  readonly onRejected: () => void;
  /** The way to say something over the socket; what is said while it is away is lost. */
  readonly onReady?: (say: Say) => void;
}

/**
 * Opens the socket.
 * @param shownSince when the first of what the page shows was asked for, in milliseconds of `performance.now()`
 * @returns closes it.
 */
export type ConnectLive = (subscriber: LiveSubscriber, shownSince: number) => () => void;
