/** One connection as the protocols see it: messages are texts. */
export interface Connection {
  send(text: string): void;
  /** Clients connect again after 1012. */
  close(code: number, reason: string): void;
}

/** What a protocol does with a connection. */
export interface Protocol {
  /** Sent every 20 s, so that a browser can tell a quiet connection from a dead one. */
  heartbeat: string;
  message(text: string): void;
  closed(): void;
}
