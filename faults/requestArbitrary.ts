import { openApiDocument } from "@fairway/engine/http/openApiDocument.ts";
import { areas } from "../apps/server/handlers.ts";
import fc from "fast-check";
import { askArbitrary, type KnownIds, type Schema } from "./askArbitrary.ts";

/** One call of the OpenAPI document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: "path" | "query";
    readonly schema: Schema;
    readonly required: boolean;
  }[];
  readonly body: Schema | null;
  readonly isUpload: boolean;
  /** A paper, a sheet, an archive, a stored file. */
  readonly answersFile: boolean;
}

/** A request as it is sent. */
export interface MadeRequest {
  readonly method: string;
  /** Below the language. */
  readonly url: string;
  readonly type: string | null;
  readonly payload: string | Buffer | null;
  /** What a browser would say of the page that sends it, when that is another site. */
  readonly from: Readonly<Record<string, string>> | null;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>;
}

/** Reads the calls out of an OpenAPI document, hubs left out. */
function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !operation["x-events"])
      .map(([method, operation]) => {
        const content = (
          operation["requestBody"] as { content?: Record<string, { schema: Schema }> }
        )?.content;
        const upload = content?.["multipart/form-data"];
        const answers = (operation["responses"] ?? {}) as Record<string, { content?: object }>;
        const parameters = (operation["parameters"] ?? []) as (Operation["parameters"][number] & {
          $ref?: string;
        })[];
        return {
          method: method.toUpperCase(),
          path,
          parameters: parameters.filter((each) => !each.$ref),
          body: upload?.schema ?? content?.["application/json"]?.schema ?? null,
          isUpload: Boolean(upload),
          answersFile: "*/*" in (answers["200"]?.content ?? {}),
        };
      }),
  );
}

/** Makes requests of one call. */
export function requestArbitrary(operation: Operation, ids: KnownIds): fc.Arbitrary<MadeRequest> {
  const { method, path, parameters, isUpload } = operation;
  const values = fc.record(
    Object.fromEntries(
      parameters.map((each) => [each.name, askArbitrary(each.schema, each.name, ids)]),
    ),
    { requiredKeys: parameters.filter((each) => each.required).map((each) => each.name) },
  );
  const body = operation.body ? askArbitrary(operation.body, "body", ids) : fc.constant(null);
  return fc
    .tuple(values, body, fc.nat({ max: 40 }), sheets, pages)
    .map(([given, sent, odd, sheet, from]) => ({
      method,
      url: address(path, parameters, given),
      from,
      ...(isUpload ? formOf(sent, sheet) : jsonOf(operation, sent, odd)),
    }));
}

const pages = fc.oneof(
  { weight: 15, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Readonly<Record<string, string>>>(
      { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none, cross-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "http://%zz" },
    ),
  },
);

function address(
  path: string,
  parameters: Operation["parameters"],
  given: Readonly<Record<string, unknown>>,
): string {
  const inPath = path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name === "lang" ? whole : encoded(given[name]) || "-",
  );
  const query = parameters
    .filter((each) => each.in === "query" && given[each.name] !== undefined)
    .flatMap((each) =>
      [given[each.name]]
        .flat()
        .map((value) => `${encodeURIComponent(each.name)}=${encoded(value)}`),
    );
  return `${inPath}${query.length ? `?${query.join("&")}` : ""}`;
}

function encoded(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return encodeURIComponent(text.toWellFormed().slice(0, 4000));
}

function jsonOf({ body, method }: Operation, sent: unknown, odd: number) {
  if (!body || method === "GET") return { type: null, payload: null };
  const type = "application/json";
  const text = JSON.stringify(sent) ?? "";
  // Sometimes a body that is not JSON, or not of the declared type.
  if (odd === 0) return { type, payload: text.slice(0, -1) };
  if (odd === 1) return { type: "text/plain", payload: text };
  if (odd === 2) return { type, payload: "" };
  return { type, payload: text };
}

// What people send instead of a workbook: nothing, a cut one, a picture, a page, a bomb's first bytes.
const sheets = fc.constantFrom<readonly [string, string, Buffer]>(
  ["empty.xlsx", "application/vnd.ms-excel", Buffer.alloc(0)],
  ["cut.xlsx", "application/zip", Buffer.from("504b0304140000000800", "hex")],
  ["page.xlsx", "text/html", Buffer.from("<html><script>alert(1)</script>")],
  ["dots.csv", "text/csv", Buffer.from("a,b\n\u0000,'\"\n=1+1")],
  ["picture.png", "image/png", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ["../../x\u0001.pdf", "application/pdf", Buffer.from("%PDF-1.7 \n%%EOF")],
  ["noise.bin", "application/octet-stream", Buffer.alloc(3000, 0xf5)],
);

function formOf(sent: unknown, [name, mime, bytes]: readonly [string, string, Buffer]) {
  const boundary = "----fairway-faults";
  const fields = Object.entries((sent ?? {}) as Record<string, unknown>)
    .filter(([field]) => field !== "uploadedFile")
    .map(([field, value]) => {
      const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
      return `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`;
    });
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="uploadedFile"; filename="${name}"\r\ncontent-type: ${mime}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([
      Buffer.from(fields.join("")),
      Buffer.from(head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

/** Every call of the product. */
export const everyOperation: readonly Operation[] = operationsOf(
  openApiDocument(areas, "faults") as never,
);
