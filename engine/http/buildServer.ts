import type { IncomingMessage } from "node:http";
import compress from "@fastify/compress";
import formbody from "@fastify/formbody";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { sql } from "kysely";
import { v7 } from "uuid";
import type { Database } from "../db/database.ts";
import type { Authenticate } from "./answerCall.ts";
import { requestLanguage } from "./caller.ts";
import { callRoutes } from "./callRoutes.ts";
import { holdBack } from "./holdBack.ts";
import { countedOn } from "./identityOf.ts";
import { metrics } from "./metrics.ts";
import { readJson } from "./readJson.ts";
import { RETRY_SECONDS, refusalBody, refusalOf } from "./refusalAnswer.ts";
import type { Served } from "./serve.ts";
import { webFiles } from "./webFiles.ts";

/** The parts of a server; the limits have defaults. */
export interface ServerParts {
  readonly database: Database;
  readonly handlers: readonly Served[];
  readonly authenticate: Authenticate;
  /** Folder of the built screens. */
  readonly webDir?: string | undefined;
  readonly logger?: FastifyServerOptions["logger"];
  /** The number of proxies in front that append to `X-Forwarded-For`; what a client wrote before them is ignored. */
  readonly proxies?: number;
  readonly checkAnswers?: boolean;
  readonly bodyMegabytes?: number;
  readonly fileMegabytes?: number;
  readonly keptMegabytes?: number;
  readonly requestsPerMinute?: number;
  /** For one address and user name. */
  readonly signInsPerMinute?: number;
  readonly processMetrics?: boolean;
  /** A replica of the database, for calls that may lag slightly. */
  readonly copy?: Database | null;
  /** A connection that is idle for this long is closed; 0 means never. */
  readonly idleSeconds?: number;
  /** True when this server is about to stop and should get no new requests. */
  readonly isLeaving?: () => boolean;
  /** The number of migrations that this program has; with more in the database it is not ready. */
  readonly migrations?: number;
}

/** The limits of a server for which nothing is set. */
export const defaultLimits = {
  bodyMegabytes: 10,
  fileMegabytes: 20,
  keptMegabytes: 100,
  requestsPerMinute: 3000,
  signInsPerMinute: 120,
};
const MEGABYTE = 1024 * 1024;
const LINGER_MS = 3000;
// A request must arrive completely within five minutes.
const REQUEST_MS = 300_000;

/** Builds the HTTP server from contracts and verbs; `listen` starts it. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { bodyMegabytes, fileMegabytes, keptMegabytes } = { ...defaultLimits, ...parts };
  const limits = { bodyMegabytes, fileMegabytes };
  const proxies = parts.proxies ?? 0;
  const server = fastify({
    logger: parts.logger ?? false,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    trustProxy: (_, hop) => hop < proxies,
    bodyLimit: bodyMegabytes * MEGABYTE,
    forceCloseConnections: "idle",
    connectionTimeout: (parts.idleSeconds ?? 0) * 1000,
    requestTimeout: REQUEST_MS,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    genReqId: (request) => {
      const given = request.headers["x-request-id"];
      return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : v7();
    },
    frameworkErrors: (error, request, reply) => {
      const language = requestLanguage(request.url, request.headers["accept-language"]);
      const refused = refusalOf(error, limits);
      const answer = reply as FastifyReply;
      void answer
        .code(refused?.entry.status ?? 500)
        .send(refusalBody(refused, language, request.id));
    },
  });
  server.decorateRequest("actor", null);
  let stopping = false;
  server.addHook("preClose", async () => {
    stopping = true;
  });
  server.addHook("onSend", async (_, reply) => {
    // A kept-alive connection would delay the stop.
    if (stopping || parts.isLeaving?.()) reply.header("connection", "close");
  });
  server.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  server.addHook("onResponse", async (request, reply) => {
    if (/^\/(health|metrics|assets)/.test(request.url)) return;
    request.log.info(
      {
        ...request.actor,
        method: request.method,
        path: request.url.split("?")[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
  server.removeContentTypeParser("application/json");
  server.addContentTypeParser(
    /^application\/([\w.-]+\+)?json/,
    { parseAs: "string" },
    async (request: FastifyRequest, body: string) => {
      request.rawText = body;
      return readJson(body, request.routeOptions.bodyLimit / MEGABYTE);
    },
  );

  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "base-uri": ["'self'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'self'"],
        "object-src": ["'none'"],
        "script-src": ["'self'"],
        // The components write their styles when they are rendered.
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'", "data:"],
        "frame-src": ["'self'", "blob:"],
        "worker-src": ["'self'", "blob:"],
        "connect-src": ["'self'"],
      },
    },
    strictTransportSecurity: proxies > 0,
    crossOriginEmbedderPolicy: false,
  });
  await server.register(compress, {
    threshold: 1024,
    encodings: ["gzip", "deflate", "identity"],
    // The lightest level: every answer is compressed again, at a third of the default level's cost.
    zlibOptions: { level: 1 },
  });
  await server.register(formbody);
  await server.register(multipart, {
    limits: { files: 5, fields: 100, fieldSize: MEGABYTE },
  });
  await server.register(rateLimit, {
    max: parts.requestsPerMinute ?? defaultLimits.requestsPerMinute,
    timeWindow: "1 minute",
    // An unchecked token proves nothing: each invented token would get its own limit.
    keyGenerator: (request) => countedOn(request, parts.authenticate),
    errorResponseBuilder: (_, context) =>
      refuse("request.tooMany", { seconds: Math.ceil(context.ttl / 1000) }),
  });

  server.setErrorHandler(async (error, request, reply) => {
    const language = requestLanguage(request.url, request.headers["accept-language"]);
    const taken = Math.round(request.routeOptions.bodyLimit / MEGABYTE);
    const refused = refusalOf(error, { ...limits, bodyMegabytes: taken });
    if (!refused) {
      request.log.error({ ...request.actor, err: error }, "failed");
    }
    const status = refused?.entry.status ?? 500;
    // Closed at once, a connection is reset while the client still sends, and the reason is lost.
    if (!request.raw.complete) reply.removeHeader("connection");
    partSoon(request.raw);
    if (status === 503) reply.header("retry-after", RETRY_SECONDS);
    if (status === 401) reply.header("www-authenticate", "Bearer");
    if (status === 429 && !(await holdBack(request.ip))) reply.header("connection", "close");
    return reply.code(status).send(refusalBody(refused, language, request.id));
  });
  server.setNotFoundHandler(() => {
    throw refuse("route.notFound");
  });

  health(server, parts);
  metrics(server, { ofProcess: parts.processMetrics ?? false });
  callRoutes(
    server,
    {
      database: parts.database,
      authenticate: parts.authenticate,
      checkAnswers: parts.checkAnswers ?? true,
      copy: parts.copy ?? null,
      fileMegabytes,
      keptMegabytes,
    },
    parts.handlers,
    (call) => (call.path === "connect/token" ? { config: { rateLimit: ofSignIn(parts) } } : {}),
  );
  if (parts.webDir) await webFiles(server, parts.webDir);
  return server;
}

/** Lets a client that was refused during its upload finish, if that is quick, so that it reads the reason. */
function partSoon(sent: IncomingMessage): void {
  if (sent.complete) return;
  sent.unpipe();
  sent.resume();
  setTimeout(() => {
    if (!sent.complete) sent.destroy();
  }, LINGER_MS).unref();
}

// Counted after the body is read, because the body names the user.
function ofSignIn(parts: ServerParts) {
  return {
    max: parts.signInsPerMinute ?? defaultLimits.signInsPerMinute,
    timeWindow: "1 minute",
    hook: "preHandler" as const,
    keyGenerator: (request: { ip: string; body?: unknown }) => {
      const { username } = (request.body ?? {}) as { username?: unknown };
      // Not checked yet: the value may have any type, and not every value converts to text.
      return `${request.ip} ${(typeof username === "string" ? username : "")
        .trim()
        .toLowerCase()
        .slice(0, 100)}`;
    },
  };
}

function health(server: FastifyInstance, parts: ServerParts): void {
  const config = { rateLimit: false };
  server.get("/health/live", { config }, async () => ({ status: true }));
  server.get("/health/ready", { config }, async (_, reply) => {
    const isReady = !parts.isLeaving?.() && (await canWork(parts).catch(() => false));
    return reply.code(isReady ? 200 : 503).send({ status: isReady });
  });
}

/** Does the database answer, and is its schema not newer than this program? */
async function canWork({ database, migrations }: ServerParts): Promise<boolean> {
  if (migrations === undefined) {
    await sql`select 1`.execute(database.kysely);
    return true;
  }
  const known = await sql<{ known: boolean }>`select knows_schema(${migrations}) as known`.execute(
    database.reading ?? database.kysely,
  );
  return known.rows[0]?.known === true;
}
