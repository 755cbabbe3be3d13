import * as files from "@fairway/areas/file/contract.ts";
import { filedTypes } from "@fairway/areas/file/model/documentTypes.ts";
import { getDocumentTypes } from "@fairway/areas/file/server/filedDocuments.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { documentTypes } from "../../../db/seed/referenceDocumentTypes.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { documentType as declared } from "../model/documentType.ts";
import { activateDocumentTypes } from "./activateDocumentTypes.ts";
import { removeDocumentType } from "./removeDocumentType.ts";

const documentType = declared as unknown as Resource;
const database = await castDatabase();
const admin = castActor("administrator");
const { companyId } = admin;

const story = (tell: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await run(tx, sql`delete from document_type where company_id = ${companyId}`);
    await insertRows(
      tx,
      "document_type",
      documentTypes.map((each) => ({ companyId, id: newId(), ...each })),
    );
    await tell(tx);
  });
const typeOf = (tx: Tx, code: string) =>
  one<{ id: string; version: number }>(
    tx,
    sql`select id, version from document_type where company_id = ${companyId} and code = ${code}`,
  );
const offered = async (tx: Tx, transactionType?: string) =>
  getDocumentTypes(tx, admin, files.getDocumentTypes.query.parse({ transactionType }));
const codes = (types: readonly { code: string }[]) => types.map((each) => each.code);

/** Keeps a file of a type. */
const keepFile = (tx: Tx, type: string) =>
  insertRow(tx, "attached_file", {
    companyId,
    id: newId(),
    moduleName: "Document",
    folder: "Shipment",
    objectId: newId(),
    name: "fumigation.pdf",
    aliasName: "fumigation.pdf",
    documentType: type,
    mime: "application/pdf",
    size: 1,
    sha256: "0",
  });

test("a new company has every type under which papers are filed", () => {
  expect(codes(documentTypes)).toEqual(expect.arrayContaining([...filedTypes]));
});

test(
  "a company adds a type for a service, and it is offered there in its place",
  story(async (tx) => {
    await createRecord(tx, admin, documentType, {
      code: "Fumigation",
      nameEn: "Fumigation certificate",
      nameVn: "Giấy chứng nhận hun trùng",
      services: ["SFE"],
      orderNo: "5",
    });
    expect(codes(await offered(tx, "SFE"))[0]).toBe("Fumigation");
    expect(codes(await offered(tx, "SFI"))).not.toContain("Fumigation");
    expect(codes(await offered(tx, "SFI"))).toContain("Booking");
  }),
);

test(
  "a type of filed papers keeps its code, stays active and cannot be deleted",
  story(async (tx) => {
    const { id, version } = await typeOf(tx, "HBL");
    expect((await refusal(removeDocumentType(tx, admin, { id }))).code).toBe("documentType.filed");
    const off = await refusal(
      updateRecord(tx, admin, documentType, { id, version, active: false }),
    );
    expect(off.fields.map((each) => [each.field, each.code])).toEqual([
      ["active", "documentType.filed"],
    ]);
    const change = { id, version, code: "HB", nameVn: "Vận đơn thứ cấp" };
    await updateRecord(tx, admin, documentType, change);
    const row = (await offered(tx)).find((each) => each.code === "HBL");
    expect(row?.nameVn).toBe("Vận đơn thứ cấp");
  }),
);

test(
  "switching many off is refused as a whole when one is of filed papers",
  story(async (tx) => {
    const ids = [(await typeOf(tx, "Photo")).id, (await typeOf(tx, "POD")).id];
    const refused = await refusal(activateDocumentTypes(tx, admin, { ids, active: false }));
    expect(refused.code).toBe("documentType.filed");
    expect(refused.facts["code"]).toBe("POD");
  }),
);

test(
  "a used type is switched off instead of deleted, and its files keep the name",
  story(async (tx) => {
    const { id } = await typeOf(tx, "Photo");
    await keepFile(tx, "Photo");
    expect((await refusal(removeDocumentType(tx, admin, { id }))).code).toBe("documentType.used");
    await activateDocumentTypes(tx, admin, { ids: [id], active: false });
    expect(codes(await offered(tx, "SFE"))).not.toContain("Photo");
    const all = await offered(tx);
    expect(all.find((each) => each.code === "Photo")).toMatchObject({
      nameEn: "Photo of the goods",
      active: false,
    });
  }),
);

test(
  "a type that no file has is deleted",
  story(async (tx) => {
    const { id } = await typeOf(tx, "VGM");
    await removeDocumentType(tx, admin, { id });
    expect(codes(await offered(tx))).not.toContain("VGM");
  }),
);
