export interface Listening {
  apiVersion: string;
  /** The query string of `GET /data/listen`. */
  search: string;
  /** Whether the server may replay missed events; otherwise it sends a new welcome. */
  resumes: boolean;
  received(event: { type: string }): void;
  failed(error: Error): void;
}

export interface Connection {
  /** Starts listening, connecting if necessary; the returned function stops it. */
  add(listening: Listening): () => void;
}

/** The server sends a heartbeat every 20 s; after two missing ones the connection is dead. */
const silenceMs = 45_000;
const firstDelayMs = 300;
const maxDelayMs = 10_000;
/** How long an unused connection is kept, because panes are often closed and others opened. */
const idleMs = 5_000;

const connections = new Map<string, Connection>();

/** This tab's only connection to an address. */
export function connectionTo(address: string): Connection {
  const known = connections.get(address);
  if (known !== undefined) return known;
  const fresh = createConnection(address);
  connections.set(address, fresh);
  return fresh;
}

type Timer = ReturnType<typeof setTimeout>;

function createConnection(address: string): Connection {
  const listeners = new Map<string, { listening: Listening; lastEventId?: string }>();
  let socket: WebSocket | undefined;
  let counter = 0;
  let attempts = 0;
  let retry: Timer | undefined;
  let silence: Timer | undefined;
  let idle: Timer | undefined;

  const say = (message: object): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const subscribe = (id: string): void => {
    const known = listeners.get(id);
    if (known === undefined) return;
    const { apiVersion, search, resumes } = known.listening;
    say({ subscribe: { id, apiVersion, search, ...(resumes ? { lastEventId: known.lastEventId } : {}) } });
  };
  const forget = (): void => {
    clearTimeout(silence);
    socket = undefined;
  };
  const lost = (ended: WebSocket): void => {
    if (ended !== socket) return;
    forget();
    if (listeners.size === 0) return;
    for (const { listening } of listeners.values()) listening.received({ type: 'reconnect' });
    // With jitter, so that not all tabs reconnect at once after a server restart.
    const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** attempts) * (0.5 + Math.random() / 2);
    attempts += 1;
    retry = setTimeout(connect, delay);
  };
  const listenForSilence = (open: WebSocket): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      // A connection that died silently may take minutes to close.
      open.close();
      lost(open);
    }, silenceMs);
  };
  const connect = (): void => {
    clearTimeout(retry);
    const opening = new WebSocket(address);
    socket = opening;
    listenForSilence(opening);
    opening.addEventListener('open', () => {
      attempts = 0;
      for (const [id, { listening }] of listeners) {
        listening.received({ type: 'open' });
        subscribe(id);
      }
    });
    opening.addEventListener('message', ({ data }) => {
      if (opening !== socket) return;
      listenForSilence(opening);
      receive(JSON.parse(String(data)));
    });
    opening.addEventListener('close', () => lost(opening));
  };
  const receive = ({
    id,
    event,
    eventId,
    data,
  }: {
    id?: string;
    event?: string;
    eventId?: string;
    data?: object;
  }): void => {
    const known = id === undefined ? undefined : listeners.get(id);
    if (known === undefined || id === undefined || event === undefined) return;
    if (eventId !== undefined) known.lastEventId = eventId;
    if (event !== 'channelError' && event !== 'disconnect') return known.listening.received({ ...data, type: event });
    listeners.delete(id);
    const reason = data !== undefined && 'message' in data ? String(data.message) : 'The server ended this listener.';
    known.listening.failed(
      Object.assign(new Error(reason), { name: event === 'disconnect' ? 'DisconnectError' : 'ChannelError', data }),
    );
  };

  // A laptop that wakes up need not wait for the next attempt.
  globalThis.addEventListener?.('online', () => {
    if (socket === undefined && listeners.size > 0) connect();
  });

  return {
    add: (listening) => {
      const id = String((counter += 1));
      listeners.set(id, { listening });
      clearTimeout(idle);
      if (socket === undefined) connect();
      else subscribe(id);
      return () => {
        if (!listeners.delete(id)) return;
        say({ unsubscribe: id });
        if (listeners.size > 0) return;
        clearTimeout(idle);
        idle = setTimeout(() => {
          if (listeners.size > 0) return;
          clearTimeout(retry);
          const done = socket;
          forget();
          done?.close();
        }, idleMs);
      };
    },
  };
}
