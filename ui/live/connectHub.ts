import type { Language } from "@fairway/core/words/words.ts";
import { io } from "socket.io-client";

/** The settings of a browser's connection to a hub, and its handlers. */
export interface HubCalls {
  /** The server's address; the page's own by default. */
  readonly base?: string;
  readonly path: string;
  /** The language in which messages arrive; the browser's by default. */
  readonly language?: () => Language;
  /** Returns the present token at every attempt; null waits. */
  readonly token: () => string | null;
  readonly heard: Readonly<Record<string, (content: never) => void>>;
  /** Connected; `again` after a loss during which messages may have been missed. */
  readonly connected?: (again: boolean) => void;
  /** The server closed or refused the connection. */
  readonly refused?: (why: string) => void;
}

/** A connection that reconnects by itself until it is closed. */
export interface HubConnection {
  /** The server's id of this connection, while connected. */
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
    // Every tab has its own connection, so that closing one closes no other.
    forceNew: true,
    reconnectionDelayMax: 5000,
    auth: (give) => give({ token: calls.token() ?? "", language: calls.language?.() }),
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
    // The library retries a lost connection; a refused one only on request.
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
