import { io } from "socket.io-client";

/** How a browser connects to a hub and what it does with what it hears. */
export interface HubCalls {
  /** Where the server stands; the page's own address when left out. */
  readonly base?: string;
  readonly path: string;
  /** The token of the moment, asked for at every attempt; null waits. */
  readonly token: () => string | null;
  readonly heard: Readonly<Record<string, (content: never) => void>>;
  /** The connection stands; `again` when it was lost before and something may have been missed. */
  readonly connected?: (again: boolean) => void;
  /** The server ended the connection, or did not take it. */
  readonly refused?: (why: string) => void;
}

/** A connection that comes back by itself until it is closed. */
export interface HubConnection {
  /** The id that the server knows this connection by, while it stands. */
  id(): string | null;
  send(event: string, content: unknown): Promise<{ status: boolean; code?: string }>;
  close(): void;
}

const RETRY_MS = 2000;
const ANSWER_MS = 5000;

/** Connects to a hub with the access token and stays connected. */
export function connectHub(calls: HubCalls): HubConnection {
  let stood = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const socket = io(calls.base ?? "/", {
    path: calls.path,
    transports: ["websocket"],
    autoConnect: false,
    // Every tab and process its own connection, so that closing one closes no other.
    forceNew: true,
    reconnectionDelayMax: 5000,
    auth: (give) => give({ token: calls.token() ?? "" }),
  });
  const connect = () => {
    clearTimeout(retry);
    if (calls.token() === null) retry = setTimeout(connect, RETRY_MS);
    else socket.connect();
  };
  socket.on("connect", () => {
    calls.connected?.(stood);
    stood = true;
  });
  socket.on("connect_error", (error) => {
    // A lost line is tried again by the library; a refusal only when asked.
    if (socket.active) return;
    calls.refused?.(error.message);
    retry = setTimeout(connect, RETRY_MS);
  });
  socket.on("disconnect", (reason) => {
    if (reason !== "io server disconnect") return;
    calls.refused?.(reason);
    retry = setTimeout(connect, RETRY_MS);
  });
  for (const [event, heard] of Object.entries(calls.heard)) socket.on(event, heard as () => void);
  connect();
  return {
    id: () => socket.id ?? null,
    send: (event, content) => socket.timeout(ANSWER_MS).emitWithAck(event, content),
    close: () => {
      clearTimeout(retry);
      socket.disconnect();
    },
  };
}
