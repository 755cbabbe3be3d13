import { openApiDocument } from "@fairway/engine/http/openApiDocument.ts";
import { expect, test } from "vitest";
import { areas } from "../../apps/server/handlers.ts";
import { day } from "@fairway/core/contract/shapes.ts";

/** The calls of statements, advances, settlements, approvals and unlocking. */
const ofDocuments =
  /\/(AcctAdvancePayment|AcctSettlementPayment|AcctSOA|UnlockRequest|UnlockRequestApprove|Approval)\/|ListChargeShipment$|Shipment\/(GetShipment(AssignPIC|Not|sCopyList|ToUnLock)|UnLockShipment|LockShipmentList|AdvanceSettlement)|AccountingReport\/Export\w*(SOA|Advance|Settlement)/i;

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Ten thousand numbers of jobs, as they are pasted from a sheet. */
const pasted = Array.from({ length: 10_000 }, (_, at) => `SEF2603/${at}`);

/** The texts and lists of a schema that take the ten thousand numbers. */
function taking(schema: Schema | undefined, name: string): string[] {
  if (!schema) return [];
  const { type, items, maxItems = Infinity, maxLength = Infinity } = schema;
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...parts.flatMap((part) => taking(part, name)),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, of]) =>
      taking(of, `${name}.${field}`),
    ),
    ...(type === "array" ? taking(items, `${name}[]`) : []),
    ...(type === "array" && items && takesAnyText(items) && maxItems >= pasted.length
      ? [`${name} takes a list of any length`]
      : []),
    ...(takesAnyText(schema) && maxLength >= pasted.join("\n").length
      ? [`${name} takes a text of any length`]
      : []),
  ];
}

const takesAnyText = ({ type, format, pattern, enum: of, const: only }: Schema) =>
  type === "string" && !format && !pattern && !of && only === undefined;

interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly schema?: Schema }[];
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

test("no call of these documents takes ten thousand pasted numbers, but for the days, which refuse them", () => {
  const { paths } = openApiDocument(areas, "1") as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const operations = Object.entries(paths)
    .filter(([path]) => ofDocuments.test(path))
    .flatMap(([path, methods]) => Object.values(methods).map((each) => [path, each] as const));
  expect(operations.length).toBeGreaterThan(110);
  const found = operations.flatMap(([path, { parameters = [], requestBody }]) => [
    ...parameters.flatMap(({ name = "", schema }) => taking(schema, `${path}?${name}`)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => taking(schema, path)),
  ]);
  // A day is a text that is checked as a day; so is a switch of a query.
  const unchecked = found.filter((each) => !/(Date|withLines) takes a text/.test(each));
  expect(unchecked).toEqual([]);
  expect(day.safeParse(pasted.join("\n")).success).toBe(false);
});
