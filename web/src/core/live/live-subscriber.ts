/** `connecting` before the first connection, `lost` after a break. */
export type ConnectionStatus = 'connecting' | 'live' | 'lost';

/** Sends to the server, unacknowledged. */
export type Say = (name: string, payload: object) => void;

export interface LiveSubscriber {
  readonly onStatus: (status: ConnectionStatus) => void;
  readonly onPush: (name: string, payload: object) => void;
  /** Reconnected; pushes were missed. */
  readonly onMissed: () => void;
  /** Closed or refused by the server: the session may be over. */
  readonly onRejected: () => void;
  readonly onReady?: (say: Say) => void;
}

/**
 * @param shownSince when the page's first data was requested, `performance.now()` milliseconds
 * @returns closes the socket.
 */
export type ConnectLive = (subscriber: LiveSubscriber, shownSince: number) => () => void;
