import type { CallSpec } from "@fairway/core/contract/call.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { answerCall, type Ground } from "./answerCall.ts";
import { callerOf } from "./caller.ts";
import { identityOf } from "./identityOf.ts";
import { refuseOtherSite } from "./otherSite.ts";
import { readUpload, type Upload, type UploadLimits } from "./readUpload.ts";
import { signatureIn } from "./signatureIn.ts";
import { sendFile } from "./sendFile.ts";
import type { Served } from "./serve.ts";

const languageSegments = new Set(["en-us", "en", "vi", "vi-vn"]);

/** Registers every call at its addresses. */
export function callRoutes(
  server: FastifyInstance,
  ground: Ground & UploadLimits,
  handlers: readonly Served[],
  optionsOf: (call: CallSpec) => RouteShorthandOptions,
): void {
  for (const served of handlers) {
    const { bodyMegabytes, method, upload, writes } = served.call;
    const onRequest = [
      ...(method === "GET" && !writes
        ? []
        : [async (request: FastifyRequest) => refuseOtherSite(request)]),
      // A large body without a valid token is not read.
      ...(bodyMegabytes || (upload && !served.open)
        ? [
            async (request: FastifyRequest) => {
              await identityOf(request, ground.authenticate);
            },
          ]
        : []),
      ...admission(ground, served),
    ];
    for (const url of addressesOf(served.call)) {
      server.route({
        ...optionsOf(served.call),
        ...(bodyMegabytes ? { bodyLimit: bodyMegabytes * 1024 * 1024 } : {}),
        onRequest,
        method,
        url,
        handler: (request, reply) => answer(ground, served, request, reply),
      });
    }
  }
}

/** What refuses the caller of a public call before its body is read. */
function admission({ database }: Ground, served: Served) {
  const admit = served.open && served.apart ? served.admit : undefined;
  return admit
    ? [
        async (request: FastifyRequest) => {
          await admit(database, callerOf(request));
        },
      ]
    : [];
}

/** The addresses of a call; the first one is published. */
export function addressesOf(call: CallSpec): string[] {
  const path = call.path
    .replace(/^\/|\/$/g, "")
    .replace(/\{(\w+)\}&/g, ":$1([^&/]+)&")
    .replace(/\{(\w+)\}/g, ":$1");
  const below = `/api/v1/:lang/${path}`;
  return call.at === "root" ? [`/${path}`, `/api/${path}`, below] : [below];
}

async function answer(
  ground: Ground & UploadLimits,
  served: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { lang, ...params } = request.params as Record<string, string>;
  if (lang !== undefined && !languageSegments.has(lang.toLowerCase())) {
    throw refuse("route.notFound");
  }
  const { upload: wanted } = served.call;
  const upload = wanted ? await readUpload(request, ground, wanted === "many") : null;
  try {
    return await answerSent(ground, served, { request, reply, params, upload });
  } finally {
    await upload?.close();
  }
}

async function answerSent(
  ground: Ground,
  served: Served,
  asked: {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly params: Readonly<Record<string, string>>;
    readonly upload: Upload | null;
  },
): Promise<FastifyReply> {
  const { request, reply, params, upload } = asked;
  const sent = {
    params,
    query: request.query,
    body: upload ? upload.fields : request.body,
    key: request.headers["idempotency-key"] as string | undefined,
    ...(upload && (upload.file ? { file: upload.file } : { files: upload.files })),
  };
  const identified = {
    ...ground,
    authenticate: () => identityOf(request, ground.authenticate),
  };
  const caller = callerOf(request);
  const signing = served.call.right === "signed" ? { signed: signatureIn(request) } : {};
  const outcome = await answerCall(identified, served, { ...caller, ...signing }, sent, (actor) => {
    request.actor = { userId: actor.userId, officeId: actor.officeId };
  });
  if (outcome.repeated) reply.header("idempotent-replayed", "true");
  if (outcome.kind === "file") return sendFile(reply, outcome.file);
  if (outcome.kind === "answer") {
    reply.header("cache-control", "no-store");
    return reply
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(outcome.answer ?? null));
  }
  const { status, headers, body } = outcome.reply;
  reply.code(status).headers({ "cache-control": "no-store", ...headers });
  return body === undefined
    ? reply.send()
    : reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
}

declare module "fastify" {
  interface FastifyRequest {
    /** The user, for the log. */
    actor: { userId: string; officeId: string } | null;
  }
}
