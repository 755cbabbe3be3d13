import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { openApiDocument } from "../../engine/http/openApiDocument.ts";
import { areas, handlers, hubs } from "./handlers.ts";

const specs = hubs.map(({ spec }) => spec);
const document = openApiDocument(areas, "1.0.0", specs) as {
  openapi: string;
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  parameters?: { $ref?: string; name?: string; in?: string; schema?: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
  "x-events"?: Record<string, { heard: object; sent?: object }>;
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test("every call of the server stands in the document under a name of its own", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(operations).toHaveLength(handlers.length + hubs.length);
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  const tags = document.tags.map((tag) => tag.name);
  for (const { operation } of operations) expect(tags).toContain(operation.tags[0]);
});

test("every parameter of a path is declared, and no other is said to be in it", () => {
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
    const declared = (operation.parameters ?? [])
      .map((each) => (each.$ref?.endsWith("/lang") ? { name: "lang", in: "path" } : each))
      .filter((each) => each.in === "path")
      .map((each) => each.name);
    expect([path, declared.sort()]).toEqual([path, named]);
  }
});

test("every shape is a sound JSON schema and every reference leads somewhere", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const schemas = operations.flatMap(({ operation }) => [
    ...(operation.parameters ?? []).map((each) => each.schema),
    ...Object.values(operation.requestBody?.content ?? {}).map((each) => each.schema),
    ...Object.values(operation.responses).flatMap((each) =>
      Object.values(each.content ?? {}).map((content) => content.schema),
    ),
    ...Object.values(operation["x-events"] ?? {}).flatMap(({ heard, sent }) => [heard, sent]),
  ]);
  for (const schema of schemas.filter((each) => each !== undefined)) {
    expect(ajv.validateSchema(schema)).toBe(true);
  }
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g);
  for (const [, kind, name] of references) {
    expect(document.components[kind as string]).toHaveProperty(name as string);
  }
  expect(JSON.stringify(document)).not.toMatch(/"\$ref":"(?!#\/components\/)/);
});

test("all but the public calls ask for the access token and tell their refusals", () => {
  for (const { call } of handlers) {
    const path = call.at === "root" ? `/${call.path}` : `/api/v1/{lang}/${call.path}`;
    const operation = document.paths[path]?.[call.method.toLowerCase()];
    const known = call.right === "signed" ? { signature: [] } : { accessToken: [] };
    expect(operation?.security).toEqual(call.right === "public" ? [] : [known]);
    expect(operation?.responses).toHaveProperty("400");
  }
});

test("the hub tells its events, and only one may be sent by a browser", () => {
  const events = document.paths["/notification"]?.["get"]?.["x-events"] ?? {};
  expect(Object.keys(events)).toEqual([
    "NotificationWhenChange",
    "NotificationWhenGone",
    "SendMessageToAllClient",
    "SendMessageToClient",
    "BroadCastMessage",
  ]);
  const sent = Object.entries(events).filter(([, event]) => event.sent);
  expect(sent.map(([name]) => name)).toEqual(["BroadCastMessage"]);
});
