import { type Language, languageOf } from "@fairway/core/words/words.ts";
import type { Server as HttpServer } from "node:http";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { type DefaultEventsMap, Server, type Socket } from "socket.io";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { readOnly } from "../db/tx.ts";
import type { Authenticate } from "../http/answerCall.ts";
import { hearSender } from "./hearSender.ts";
import { listen } from "./listen.ts";
import type { Delivery, HubMessage, ServedHub } from "./serveHub.ts";

/** The parts of a hub. */
export interface HubParts {
  readonly database: Database;
  readonly authenticate: Authenticate;
  readonly hub: ServedHub;
  /** How often the rights of connected users are checked again. */
  readonly recheckSeconds?: number;
  /** The number of proxies in front that append to `X-Forwarded-For`. */
  readonly proxies?: number;
  readonly failed?: (error: unknown) => void;
}

/** The user of a connection. */
export interface Seat {
  readonly token: string;
  readonly companyId: string;
  readonly userId: string;
  readonly sessionId: string | null;
  readonly address: string;
  /** The language that the browser asked for. */
  readonly language: Language;
}

export type HubSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Seat>;

const MOST_BYTES = 16_384;

/**
 * Opens a hub on the HTTP server: browsers connect with their access token and receive the messages
 * for their user, whichever process sent them.
 *
 * Shape: WebSockets only, so no process needs another's browsers. Each process receives all
 *   messages and passes them to its own browsers only, so a message arrives once.
 */
export async function openHub(
  server: HttpServer,
  parts: HubParts,
): Promise<{ close(): Promise<void> }> {
  const { database, hub } = parts;
  const failed = parts.failed ?? (() => {});
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Seat>(server, {
    path: hub.spec.path,
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
  });
  const sockets = () => [...io.sockets.sockets.values()] as HubSocket[];
  const identify = identifyWith(parts);

  io.use((socket, next) => {
    const { token, language: asked } = socket.handshake.auth as Record<string, unknown>;
    const language = languageOf(
      typeof asked === "string" ? asked : socket.handshake.headers["accept-language"],
    );
    const sent = typeof token === "string" ? token : "";
    identify(sent).then(
      ({ companyId, userId, sessionId }) => {
        const address = addressOf(socket, parts.proxies ?? 0);
        socket.data = { token: sent, companyId, userId, sessionId, address, language };
        next();
      },
      (error: unknown) => {
        if (!(error instanceof Refused)) failed(error);
        next(new Error(error instanceof Refused ? error.code : "server.failed"));
      },
    );
  });
  io.on("connection", (socket) => {
    const { companyId, userId, language } = socket.data;
    void socket.join([ofCompany(companyId), ofUser(companyId, userId, language)]);
    hearSender(socket, parts, connectionCall(hub));
  });

  // The browser reconnects by itself and requests what it has missed.
  const dropAll = () => {
    for (const socket of sockets()) socket.conn.close();
  };
  const deliver = async (message: HubMessage) => {
    const here = sockets().filter(({ data }) => data.companyId === message.companyId);
    if (here.length === 0) return;
    const present = [...new Set(here.map(({ data }) => data.userId))];
    const found = await readOnly(database, (tx) => hub.deliver(tx, message, present));
    for (const each of found) send(io, hub, message.companyId, each);
  };
  let delivering = Promise.resolve();
  const stopListening = await listen(database.url, {
    heard: (message) => {
      const { ended } = message as { ended?: unknown };
      if (Array.isArray(ended)) {
        for (const socket of sockets()) {
          if (ended.includes(socket.data.sessionId)) socket.disconnect(true);
        }
      }
      if (message["hub"] !== hub.spec.path) return;
      // One after the other, so that the order stays the same for every browser.
      delivering = delivering
        .then(() => deliver(message as HubMessage))
        .catch((error: unknown) => {
          failed(error);
          dropAll();
        });
    },
    missed: dropAll,
  });

  const recheck = async () => {
    for (const socket of sockets()) {
      try {
        await identify(socket.data.token);
      } catch (error) {
        // A database that does not answer is no reason to close a connection.
        if (!(error instanceof Refused)) return failed(error);
        socket.disconnect(true);
      }
    }
  };
  let checking: Promise<void> | null = null;
  const timer = setInterval(
    () => {
      checking ??= recheck().finally(() => {
        checking = null;
      });
    },
    (parts.recheckSeconds ?? 20) * 1000,
  );
  timer.unref();

  return {
    async close() {
      clearInterval(timer);
      await stopListening();
      dropAll();
      io.engine.close();
      await Promise.allSettled([delivering, checking]);
    },
  };
}

/** The connection as a call, for the check of its right. */
function connectionCall(hub: ServedHub): CallSpec {
  const { path, summary } = hub.spec;
  return { method: "GET", at: "root", path, right: "signedIn", answer: z.unknown(), summary };
}

function identifyWith({ database, authenticate, hub }: HubParts) {
  const call = connectionCall(hub);
  return async (token: string) => {
    const identity = await authenticate(token);
    return readOnly(database, (tx) => identity(tx, call, "en"));
  };
}

function send(
  io: { to(room: string): { emit(event: string, content: unknown): unknown } } & {
    sockets: {
      sockets: ReadonlyMap<string, { data: Seat; emit(event: string, content: unknown): unknown }>;
    };
  },
  hub: ServedHub,
  companyId: string,
  { event, content, to }: Delivery,
): void {
  const spec = hub.spec.events[event];
  if (!spec) throw new Error(`${hub.spec.path} knows no event ${event}`);
  const checked: unknown = spec.content.parse(content);
  if (to === "all") io.to(ofCompany(companyId)).emit(event, checked);
  else if ("userId" in to) io.to(ofUser(companyId, to.userId, to.language)).emit(event, checked);
  else {
    const socket = io.sockets.sockets.get(to.connectionId);
    // The id of a connection is not secret; its company decides.
    if (socket?.data.companyId === companyId) socket.emit(event, checked);
  }
}

const ofCompany = (companyId: string) => `company ${companyId}`;
const ofUser = (companyId: string, userId: string, language: Language) =>
  `user ${companyId} ${userId} ${language}`;

/** The address that the outermost proxy saw; what a client wrote before it is ignored. */
function addressOf(socket: Socket, proxies: number): string {
  const named = [socket.handshake.headers["x-forwarded-for"]].flat().join(",");
  const forwarded = named.split(",").map((each) => each.trim());
  const seen = forwarded[Math.max(0, forwarded.length - proxies)];
  return (proxies > 0 && seen) || socket.handshake.address;
}
