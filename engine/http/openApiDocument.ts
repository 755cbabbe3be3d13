import type { CallSpec } from "@fairway/core/contract/call.ts";
import { takesKey } from "@fairway/core/contract/onlyReads.ts";
import type { HubSpec } from "@fairway/core/contract/hub.ts";
import { z } from "zod";
import type { Served } from "./serve.ts";

/** The calls of one area. */
export interface AreaCalls {
  readonly area: string;
  readonly handlers: readonly Served[];
}

type Json = Record<string, unknown>;

/**
 * Makes the OpenAPI 3.1 document of a server from its contracts alone.
 *
 * Shape: a hub appears at its path as the call that opens the connection; its events are listed
 *   under `x-events`.
 */
export function openApiDocument(
  areas: readonly AreaCalls[],
  version: string,
  hubs: readonly HubSpec[] = [],
): Json {
  const paths: Record<string, Json> = {};
  const taken = new Set<string>();
  for (const { area, handlers } of areas) {
    for (const { call } of handlers) {
      const path = publishedPath(call);
      paths[path] = {
        ...paths[path],
        [call.method.toLowerCase()]: operation(call, area, nameOf(call, taken)),
      };
    }
  }
  for (const hub of hubs) paths[hub.path] = { get: connection(hub) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Fairway",
      version,
      description: "The back office of a freight forwarder. Paths are matched in any case.",
    },
    servers: [{ url: "/" }],
    tags: [...areas.map(({ area }) => area), ...(hubs.length ? ["hub"] : [])].map((name) => ({
      name,
    })),
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        signature: {
          type: "apiKey",
          in: "header",
          name: "x-signature",
          description:
            "HMAC-SHA-256, in hexadecimal digits, over method, path with query, x-timestamp (seconds), x-nonce and the SHA-256 of the body, each on a line, with the key that x-key names",
        },
      },
      parameters: {
        lang: {
          name: "lang",
          in: "path",
          required: true,
          description: "The language of names and messages",
          schema: { type: "string", enum: ["en-US", "vi", "en", "vi-VN"] },
        },
        idempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description:
            "Made up by the caller, e.g. a UUID. For 24 hours the same key of the same person answers " +
            "what it answered before, marked Idempotent-Replayed: true, and does nothing again; with " +
            "another request it is refused (422). A request that was refused may be sent again with it.",
          schema: { type: "string", minLength: 8, maxLength: 200, pattern: "^[!-~]+$" },
        },
      },
      schemas: { Refusal: refusal, OAuthError: oauthError },
      responses: {
        Refused: { description: "Refused, and why", content: json(ref("Refusal")) },
        OAuthRefused: { description: "No token, and why", content: json(ref("OAuthError")) },
      },
    },
  };
}

function connection(hub: HubSpec): Json {
  const events = Object.entries(hub.events).map(([name, { content, sentBy, summary }]) => [
    name,
    {
      summary,
      heard: schemaOf(content, "output"),
      ...(sentBy ? { sent: schemaOf(content, "input"), "x-permission": sentBy } : {}),
    },
  ]);
  return {
    operationId: `connect${hub.path.replace(/\W+(\w)/g, (_, first: string) => first.toUpperCase())}`,
    tags: ["hub"],
    summary: hub.summary,
    description:
      "A socket.io connection over WebSocket alone; the access token is sent as `auth.token`.",
    security: [{ accessToken: [] }],
    responses: { "101": { description: "Connected" } },
    "x-events": Object.fromEntries(events),
  };
}

function publishedPath(call: CallSpec): string {
  return call.at === "root" ? `/${call.path}` : `/api/v1/{lang}/${call.path}`;
}

function operation(call: CallSpec, area: string, operationId: string): Json {
  const parameters = [
    ...(call.at === "root" ? [] : [{ $ref: "#/components/parameters/lang" }]),
    ...parametersOf(call.params, "path"),
    ...parametersOf(call.query, "query"),
    ...(takesKey(call) ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
  ];
  return {
    operationId,
    tags: [area],
    summary: call.summary,
    ...(typeof call.right === "string" && ["public", "signed", "signedIn"].includes(call.right)
      ? {}
      : { "x-permission": call.right }),
    security: securityOf(call),
    ...(parameters.length ? { parameters } : {}),
    ...bodyOf(call),
    responses: responsesOf(call),
  };
}

/** How the caller of a call is known: by a token, by the signature of the request, or not at all. */
export function securityOf({ right }: Pick<CallSpec, "right">): Json[] {
  if (right === "public") return [];
  return [right === "signed" ? { signature: [] } : { accessToken: [] }];
}

function bodyOf(call: CallSpec): Json {
  if (!call.body && !call.upload) return {};
  const schema = call.body ? schemaOf(call.body, "input") : { type: "object", properties: {} };
  if (call.upload) {
    const one = { type: "string", contentMediaType: "application/octet-stream" };
    const file = call.upload === "many" ? { type: "array", items: one } : one;
    const properties = { ...(schema["properties"] as Json), uploadedFile: file };
    const required = [...((schema["required"] as string[]) ?? []), "uploadedFile"];
    const form = { ...schema, properties, required };
    return {
      requestBody: { required: true, content: { "multipart/form-data": { schema: form } } },
    };
  }
  const form = isToken(call) ? { "application/x-www-form-urlencoded": { schema } } : {};
  return { requestBody: { required: true, content: { ...json(schema), ...form } } };
}

function responsesOf(call: CallSpec): Json {
  const refused = { $ref: "#/components/responses/Refused" };
  const statuses = ["400", "413", "429"];
  if (call.right !== "public") statuses.push("401", "403", "404");
  if (call.method !== "GET") statuses.push("409", "415");
  if (takesKey(call)) statuses.push("422");
  return {
    "200": {
      description: "Done",
      content:
        call.answer === "file"
          ? { "*/*": { schema: { type: "string", contentMediaType: "application/octet-stream" } } }
          : json(schemaOf(call.answer, "output")),
    },
    ...Object.fromEntries(statuses.sort().map((status) => [status, refused])),
    ...(isToken(call) ? { "400": { $ref: "#/components/responses/OAuthRefused" } } : {}),
    default: refused,
  };
}

function parametersOf(schema: z.ZodObject | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties, required } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties ?? {}).map(([name, each]) => ({
    name,
    in: place,
    required: place === "path" || (required ?? []).includes(name),
    schema: each,
  }));
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const {
    $schema: _,
    "~standard": __,
    ...written
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    reused: "inline",
  }) as Json;
  return written;
}

// The method and the words of the path, e.g. getSysOfficeById; a second one gets a number.
function nameOf(call: CallSpec, taken: Set<string>): string {
  const words = call.path
    .replace(/\{(\w+)\}/g, (_, name: string) => `by-${name}`)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = `${call.method.toLowerCase()}${words.join("")}`;
  let unique = name;
  for (let at = 2; taken.has(unique.toLowerCase()); at += 1) unique = `${name}${at}`;
  taken.add(unique.toLowerCase());
  return unique;
}

const isToken = (call: CallSpec) => call.path === "connect/token";
const json = (schema: Json): Json => ({ "application/json": { schema } });
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const textField = { type: "string" };

const refusal: Json = {
  type: "object",
  required: ["status", "code", "message", "error", "fields", "requestId"],
  properties: {
    status: { const: false },
    code: textField,
    message: textField,
    error: { type: "object", required: ["message"], properties: { message: textField } },
    fields: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "code", "message"],
        properties: { field: textField, code: textField, message: textField },
      },
    },
    requestId: textField,
  },
};

const oauthError: Json = {
  type: "object",
  required: ["error", "error_description"],
  properties: { error: textField, error_description: textField, code: textField },
};
