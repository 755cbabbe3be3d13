import { exportPartners } from "@fairway/areas/partner/contract.ts";
import { importPartners, uploadPartners } from "@fairway/areas/partner/contractImport.ts";
import { partnerSheet } from "@fairway/areas/partner/model/partnerSheet.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { signIn } from "../scripts/api/callServer.ts";
import { copyText, makeFloor } from "./load/floorTables.ts";
import { keepResults, machineFacts } from "./load/keepResults.ts";
import { startScratchServer } from "../tests/setup/scratchServer.ts";

const count = Number(process.argv[2] ?? 20_000);
const { excel, fields } = partnerSheet("Supplier");

/** A sheet of suppliers that no company has, with all 36 columns filled; `say` names them. */
async function sheet(say: (at: number) => string): Promise<Uint8Array> {
  const columns = excel.map((key) => ({
    header: fields[key]?.label.en ?? key,
    key,
    kind: "text" as const,
  }));
  const rows = Array.from({ length: count }, (_, at) => ({
    shortName: `${say(at)} ${at}`,
    partnerNameEn: `${say(at)} Trading and Logistics Company ${at}`,
    partnerNameVn: `Công ty TNHH Thương mại và Tiếp vận ${say(at)} ${at}`,
    partnerLocation: "Domestic",
    taxCode: `99${String(at).padStart(8, "0")}`,
    internalReferenceNo: "BENCH",
    partnerMode: "Internal",
    internalCode: `B${at}`,
    parentId: null,
    partnerGroup: "CARRIER;SHIPPER",
    coLoaderCode: `C${at}`,
    creditPayment: "Credit",
    addressShippingEn: `${at} Dong Khoi Street, Ben Nghe Ward, Ho Chi Minh City`,
    addressShippingVn: `${at} Đồng Khởi, phường Bến Nghé, Thành phố Hồ Chí Minh`,
    countryShippingId: "VN",
    provinceShippingName: "Ho Chi Minh",
    zipCodeShipping: "700000",
    addressEn: `${at} Dong Khoi Street, Ben Nghe Ward, Ho Chi Minh City`,
    addressVn: `${at} Đồng Khởi, phường Bến Nghé, Thành phố Hồ Chí Minh`,
    countryId: "VN",
    provinceName: "Ho Chi Minh",
    zipCode: "700000",
    contactPerson: `Nguyễn Văn ${at}`,
    tel: "+84 28 3822 1234",
    fax: "+84 28 3822 1235",
    workPhoneEx: "12",
    email: `partner${at}@example.com`,
    billingEmail: `billing${at}@example.com`,
    billingPhone: "+84 28 3822 1236",
    bankAccountNo: `0071000${at}`,
    bankAccountName: `${say(at)} ${at}`,
    bankAccountAddress: "Ho Chi Minh City",
    swiftCode: "BFTVVNVX",
    roundUpMethod: "Standard",
    applyDim: "Single",
    note: "bench",
  }));
  const parts: Uint8Array[] = [];
  for await (const part of writeExcel({ sheet: "Partners", columns, rows })) parts.push(part);
  return Buffer.concat(parts);
}

const facts: Record<string, number> = {};
const machine = machineFacts();
const server = await startScratchServer({ demo: true });
try {
  const admin = server.signIns.find((each) => each.username === "admin");
  if (!admin) throw new Error("the demonstration lacks its administrator");
  const signed = await signIn(server.address, { user: admin.username, password: admin.password });
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const answer = await work();
    const seconds = (performance.now() - start) / 1000;
    facts[`${name}, s`] = seconds;
    console.log(`${name.padEnd(44)} ${seconds.toFixed(2)} s`);
    return answer;
  };
  const upload = async (bytes: Uint8Array): Promise<UploadAnswer> => {
    const form = new FormData();
    form.append("uploadedFile", new Blob([bytes as Uint8Array<ArrayBuffer>]), "partners.xlsx");
    const answer = await fetch(`${server.address}/api/v1/en-US/${uploadPartners.path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${signed.token}` },
      body: form,
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as UploadAnswer;
  };
  const store = (read: UploadAnswer) =>
    signed.ask(
      importPartners as CallSpec,
      {
        rows: read.data
          .filter(({ state }) => state !== "same")
          .map(({ row, cells }) => ({ row, cells })),
      } as never,
    );

  console.log(`${count} rows of partners with 36 columns`);
  const first = await sheet(() => "Bench partner");
  const read = await timed("preview, every row new", () => upload(first));
  const wrong = read.data.find((row) => !row.isValid);
  if (wrong) throw new Error(JSON.stringify(wrong));
  await timed("stored", () => store(read));
  await timed("the same rows over a bare connection", storedBare);
  const again = await timed("preview of the same sheet again", () => upload(first));
  console.log(`  of them unchanged: ${again.data.filter((row) => row.state === "same").length}`);
  const other = await sheet((at) => (at % 2 ? "Bench partner" : "Renamed partner"));
  const renamed = await timed("preview, every second row changed", () => upload(other));
  console.log(`  of them changed: ${renamed.data.filter((row) => row.state === "changed").length}`);
  await timed("changes stored", () => store(renamed));
  const file = await timed("export", () =>
    signed.ask(exportPartners as CallSpec, { partnerType: "Supplier" } as never),
  );
  console.log(`  ${((file as ArrayBuffer).byteLength / 1024 / 1024).toFixed(1)} MB`);
  await keepResults({ bench: "import", size: `${count}`, machine, rows: [], facts });
} finally {
  await server.stop();
}

/** The minimal cost of storing: the same rows as one insert into a table with every index. */
async function storedBare(): Promise<void> {
  const database = openDatabase(server.databaseUrl);
  try {
    await makeFloor(database, ["partner"]);
    const copy = await copyText(
      database,
      "partner",
      "partner t where t.internal_reference_no = $1",
      {},
    );
    const copied = await database.pool.query(copy, ["BENCH"]);
    if (copied.rowCount !== count) throw new Error(`${copied.rowCount} rows instead of ${count}`);
  } finally {
    await database.close();
  }
}
