/** A connection as protocols see it: messages are text. */
export interface Connection {
  send(text: string): void;
  /** Clients reconnect after code 1012. */
  close(code: number, reason: string): void;
}

export interface Protocol {
  /** Sent every 20 s, so that a browser can tell a silent connection from a dead one. */
  heartbeat: string;
  message(text: string): void;
  closed(): void;
}
