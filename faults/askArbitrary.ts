import fc from "fast-check";
import {
  deepObject,
  edgeDays,
  edgeDecimals,
  edgeNumbers,
  fullTexts,
  hostileTexts,
  lookAlikes,
} from "./hostileValues.ts";

/** A JSON schema as the OpenAPI document holds it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** Ids of records that exist, by the name of their table, and all of them together. */
export interface KnownIds {
  readonly byTable: Readonly<Record<string, readonly string[]>>;
  readonly all: readonly string[];
  /** Numbers of documents: those that exist, and those that a form offers next. */
  readonly numbers?: readonly string[];
}

const nobody = "0190c0de-0000-7000-8000-0000000fffff";

/** Makes values of a schema: mostly sound on the surface, now and then broken at any depth. */
export function askArbitrary(schema: Schema, name: string, ids: KnownIds): fc.Arbitrary<unknown> {
  const sound = soundValue(schema, name, ids);
  return fc.oneof({ weight: 12, arbitrary: sound }, { weight: 1, arbitrary: brokenValue });
}

function soundValue(schema: Schema, name: string, ids: KnownIds): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches?.length) return fc.oneof(...branches.map((each) => soundValue(each, name, ids)));
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  const made = types.map((type) => ofType(type, schema, name, ids));
  if (made.length > 0) return fc.oneof(...made);
  // The document says nothing of it: an upload's text, a filter.
  return fc.oneof(textValue(schema, name, ids), fc.jsonValue({ maxDepth: 2 }));
}

function ofType(type: string, schema: Schema, name: string, ids: KnownIds): fc.Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return numberValue(schema);
    case "array":
      return fc.array(askArbitrary(schema.items ?? {}, name, ids), { maxLength: 3 });
    case "object":
      return objectValue(schema, ids);
    default:
      return textValue(schema, name, ids);
  }
}

function objectValue(schema: Schema, ids: KnownIds): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const shape = Object.fromEntries(
    fields.map(([name, each]) => [name, askArbitrary(each, name, ids)]),
  );
  const requiredKeys = fields
    .map(([name]) => name)
    .filter((name) => schema.required?.includes(name));
  return fc.record(shape, { requiredKeys });
}

function numberValue({ minimum = -10, maximum = 1000 }: Schema): fc.Arbitrary<unknown> {
  const least = Math.max(minimum, -1000);
  const most = Math.max(least, Math.min(maximum, 100_000));
  return fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: least, max: Math.min(most, least + 20) }) },
    { weight: 1, arbitrary: fc.integer({ min: least, max: most }) },
    { weight: 1, arbitrary: fc.constantFrom(...edgeNumbers) },
  );
}

function textValue(schema: Schema, name: string, ids: KnownIds): fc.Arbitrary<unknown> {
  if (schema.format === "uuid" || /id$/i.test(name)) {
    const likely = ids.byTable[tableOf(name)] ?? ids.all;
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...(likely.length ? likely : ids.all)) },
      { weight: 2, arbitrary: fc.constantFrom(...ids.all) },
      { weight: 1, arbitrary: fc.constantFrom(nobody, "x") },
    );
  }
  const short = hostileTexts.filter((text) => text.length <= (schema.maxLength ?? 300));
  const longest = schema.maxLength ?? 4000;
  const plain = fc.oneof(
    fc.constantFrom(...fullTexts(longest), ...fullTexts(longest).map((text) => `${text}+`)),
    fc.constantFrom(...lookAlikes),
    fc.constantFrom("ABC", "FW", "SFE", "VND", "USD", "1", "0", "true", "Customer", "vi"),
    fc.constantFrom(...short),
    fc.string({ unit: "binary", maxLength: Math.min(schema.maxLength ?? 60, 60) }),
  );
  if (/date|(^|[a-z])On$|etd|eta$|^day|from$|to$|expir|deadline/i.test(name)) {
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...edgeDays) }, plain);
  }
  if (
    /amount|price|rate|quantity|weight|total|limit|gw|nw|cbm|paid|vat|term|percent|local|fee/i.test(
      name,
    )
  ) {
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...edgeDecimals) }, plain);
  }
  if (ids.numbers?.length && /(no|number|voucherId|serie|ref|code|bill|name)$/i.test(name)) {
    return fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...ids.numbers) }, plain);
  }
  return plain;
}

const brokenValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], "x".repeat(20_000), -1, 1e308),
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...edgeNumbers),
  fc.constant(deepObject(500)),
  fc.constant({ __proto__: null, constructor: { prototype: {} }, toString: 1 }),
);

const tablesByField: readonly (readonly [RegExp, string])[] = [
  [/^(job|mbl|shipment)/i, "shipment"],
  [/^(hbl|housebill|hblid)/i, "house_bill"],
  [/surcharge|chargeids?$/i, "surcharge"],
  [/^charge/i, "charge"],
  [/note/i, "cd_note"],
  [/^ref|invoice|acct/i, "acct_management"],
  [/partner|customer|coloader|agent|payer|payment|shipper|consignee|supplier/i, "partner"],
  [/user|sale|person|employee/i, "sys_user"],
  [/office|branch/i, "office"],
  [/department/i, "sys_department"],
  [/group/i, "sys_group"],
  [/unit|containertype|package/i, "unit"],
  [/^po[ld]|port|place|delivery|transit/i, "place"],
  [/incoterm/i, "incoterm"],
  [/stage/i, "stage"],
  [/contract|agreement/i, "partner_agreement"],
  [/receipt/i, "receipt"],
];

function tableOf(name: string): string {
  return tablesByField.find(([pattern]) => pattern.test(name))?.[1] ?? "";
}
