import { portCalls } from "@fairway/areas/catalogue/contract.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { UploadAnswer } from "@fairway/core/resource/shapes.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { signIn } from "../scripts/mainjob/callServer.ts";
import { startScratchServer } from "../tests/setup/scratchServer.ts";

const count = Number(process.argv[2] ?? 20_000);
const headings = ["Code", "Name (EN)", "Name (Local)", "Country", "Mode", "Active"];

// What the last three places of a UN/LOCODE are made of.
const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789";

/** A sheet of ports that no company has; `say` names them. */
async function sheet(say: (at: number) => string): Promise<Uint8Array> {
  const rows = Array.from({ length: count }, (_, at) => {
    const code = `AQ${[1156, 34, 1].map((place) => signs[Math.floor(at / place) % 34]).join("")}`;
    return [code, `${say(at)} ${at}`, `Cảng thử ${at}`, "AQ", "SEA", "Active"];
  });
  const parts: Uint8Array[] = [];
  const columns = headings.map((header) => ({ header, key: header, kind: "text" as const }));
  const said = rows.map((row) => Object.fromEntries(headings.map((name, at) => [name, row[at]])));
  for await (const part of writeExcel({ sheet: "Ports", columns, rows: said })) parts.push(part);
  return Buffer.concat(parts);
}

const server = await startScratchServer({ demo: true });
try {
  const admin = server.signIns.find((each) => each.username === "admin");
  if (!admin) throw new Error("the demonstration lacks its administrator");
  const signed = await signIn(server.address, { user: admin.username, password: admin.password });
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const answer = await work();
    console.log(`${name.padEnd(44)} ${((performance.now() - start) / 1000).toFixed(2)} s`);
    return answer;
  };
  const upload = async (bytes: Uint8Array): Promise<UploadAnswer> => {
    const form = new FormData();
    form.append("uploadedFile", new Blob([bytes as Uint8Array<ArrayBuffer>]), "ports.xlsx");
    const answer = await fetch(
      `${server.address}/api/v1/en-US/${(portCalls.upload as CallSpec).path}`,
      { method: "POST", headers: { authorization: `Bearer ${signed.token}` }, body: form },
    );
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as UploadAnswer;
  };
  const store = (read: UploadAnswer) =>
    signed.ask(
      portCalls.import as CallSpec,
      {
        rows: read.data
          .filter(({ state }) => state !== "same")
          .map(({ row, cells }) => ({ row, cells })),
      } as never,
    );

  console.log(`${count} rows of ports`);
  const first = await sheet(() => "Bench port");
  const read = await timed("preview, every row new", () => upload(first));
  const wrong = read.data.find((row) => !row.isValid);
  if (wrong) throw new Error(JSON.stringify(wrong));
  await timed("stored", () => store(read));
  const again = await timed("preview of the same sheet again", () => upload(first));
  console.log(`  of them unchanged: ${again.data.filter((row) => row.state === "same").length}`);
  const other = await sheet((at) => (at % 2 ? "Bench port" : "Renamed port"));
  const renamed = await timed("preview, every second row changed", () => upload(other));
  console.log(`  of them changed: ${renamed.data.filter((row) => row.state === "changed").length}`);
  await timed("stored", () => store(renamed));
  const file = await timed("export", () => signed.ask(portCalls.export as CallSpec, {} as never));
  console.log(`  ${((file as ArrayBuffer).byteLength / 1024 / 1024).toFixed(1)} MB`);
} finally {
  await server.stop();
}
