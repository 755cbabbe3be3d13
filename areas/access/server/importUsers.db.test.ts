import { checkUsers } from "@fairway/areas/organisation/server/userSheets.ts";
import { userSheet } from "@fairway/areas/organisation/model/userSheet.ts";
import { readOnly } from "@fairway/engine/db/tx.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { text, workbook } from "@fairway/engine/paper/testWorkbook.ts";
import { afterAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { peopleServer } from "../../../tests/cast/peopleServer.ts";
import { castPassword } from "../../../tests/cast/seedCast.ts";

const database = await castDatabase();
const server = await peopleServer(database);
afterAll(() => server.close());

async function enter(username: string, password = castPassword) {
  const answer = await server.inject({
    method: "POST",
    url: "/connect/token",
    payload: { grant_type: "password", username, password, companyId },
  });
  return answer.json();
}
const tokenOf = async (username: string): Promise<string> => (await enter(username)).access_token;

type Cells = Readonly<Record<string, string | null>>;

async function send(token: string, what: string, payload?: object) {
  const [method, path] = what.split(" ") as ["GET" | "POST", string];
  return server.inject({
    method,
    url: `/api/v1/en-US/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
}

async function upload(token: string, rows: readonly Cells[]) {
  const columns = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];
  const names = userSheet.excel;
  const line = (row: number, cells: readonly (string | null)[]) =>
    `<row r="${row}">${cells.map((cell, at) => (cell ? text(`${columns[at]}${row}`, cell) : "")).join("")}</row>`;
  const header = line(
    1,
    names.map((name) => userSheet.fields[name as keyof typeof userSheet.fields].label.en),
  );
  const body = rows.map((cells, at) =>
    line(
      at + 2,
      names.map((name) => cells[name] ?? null),
    ),
  );
  const form = new FormData();
  const file = workbook([header, ...body].join(""));
  form.append("uploadedFile", new File([new Uint8Array(file)], "users.xlsx"));
  const answer = await send(token, "POST SysUser/uploadFile", form);
  return { status: answer.statusCode, body: answer.json() };
}

const store = async (token: string, rows: readonly { row: number; cells: Cells }[]) => {
  const sent = rows.map(({ row, cells }) => ({ row, cells }));
  const answer = await send(token, "POST SysUser/Import", { rows: sent });
  return { status: answer.statusCode, body: answer.json() };
};

const mai: Cells = {
  staffCode: "N-101",
  username: "mai.phan",
  employeeNameVn: "Phan Thị Mai",
  employeeNameEn: "Phan Thi Mai",
  userType: "Normal User",
  active: "Active",
  email: "mai.phan@example.com",
  userRole: "Chứng từ (CS)",
};
const son: Cells = {
  ...mai,
  staffCode: "N-102",
  username: "son.ly",
  employeeNameVn: "Lý Hải Sơn",
  email: "son@example.com",
  active: null,
};

describe("a sheet of users", () => {
  test("says cell by cell what is wrong, and marks only the rows it is wrong in", async () => {
    const token = await tokenOf("administrator");
    const read = await upload(token, [
      mai,
      { ...son, username: "SALES", email: "nobody", userRole: "Captain", userType: null },
      { ...son, staffCode: "N-101" },
      { ...son, staffCode: null, username: "x", employeeNameEn: null },
    ]);
    expect(read.status).toBe(200);
    expect(read.body).toMatchObject({ totalRows: 4, totalValidRows: 1 });
    const wrong = read.body.data.map((row: { errors: object }) => Object.keys(row.errors).sort());
    expect(wrong).toEqual([
      [],
      ["email", "userRole", "username"],
      ["staffCode"],
      ["employeeNameEn", "staffCode"],
    ]);
  });

  test("is stored all or not at all", async () => {
    const token = await tokenOf("administrator");
    const rows = [mai, { ...son, email: "nobody" }].map((cells, at) => ({ row: at + 2, cells }));
    const refused = await store(token, rows);
    expect(refused).toMatchObject({ status: 400, body: { code: "import.wrongRows" } });
    expect(refused.body.fields).toMatchObject([{ field: "rows.3.email" }]);
    expect((await enter("mai.phan", "whatever-it-is")).access_token).toBeUndefined();
  });

  test("gives each new user a password for one sign-in, and passes over who is there unchanged", async () => {
    const token = await tokenOf("administrator");
    const read = await upload(token, [mai, son]);
    const made = await store(token, read.body.data);
    expect(made).toMatchObject({ status: 200, body: { data: { added: 2 } } });
    const [first] = made.body.data.passwords;
    expect(first.username).toBe("mai.phan");
    // She has no place to work yet, so the right password says where she does not work.
    const entered = await enter("mai.phan", first.oneTimePassword);
    expect(entered.error_description).toMatch(/work/);
    const page = await send(token, "POST SysUser/Paging", { keyword: "ly hai son" });
    expect(page.json().data).toMatchObject([{ username: "son.ly", active: false }]);
    const again = await upload(token, [mai, { ...son, title: "Captain" }]);
    expect(again.body.data).toMatchObject([
      { state: "same", isValid: true },
      { isValid: false, errors: { staffCode: expect.stringContaining("N-102") } },
    ]);
    const repeated = await store(token, again.body.data.slice(0, 1));
    expect(repeated.body.data).toMatchObject({ added: 0, passwords: [] });
  });

  test("brings administrators only for a Super Admin, and nothing without the right", async () => {
    const boss = { ...mai, staffCode: "N-900", username: "boss", userType: "Super admin" };
    const [checked] = await readOnly(database, (tx) =>
      checkUsers(tx, castActor("manager"), [{ row: 2, cells: boss }]),
    );
    expect(checked?.problems).toMatchObject([{ field: "userType", code: "user.superOnly" }]);
    const path = "GET SysUser/DownloadExcel";
    expect((await send(await tokenOf("documentation"), path)).statusCode).toBe(403);
    expect((await upload(await tokenOf("documentation"), [mai])).status).toBe(403);
    const refused = await store(await tokenOf("documentation"), [{ row: 2, cells: mai }]);
    expect(refused.status).toBe(403);
  });

  test("is exported as far as the right on lists reaches, with the headings it is imported by", async () => {
    const token = await tokenOf("administrator");
    const template = await send(token, "GET SysUser/DownloadExcel");
    expect((await readExcel(template.rawPayload)).headers).toHaveLength(12);
    const exported = await send(token, "POST SystemReport/ExportUser", { keyword: "nam" });
    const sheet = await readExcel(exported.rawPayload);
    expect(sheet.rows.map((row) => row.cells[1])).toContain("sales");
    const managers = await send(await tokenOf("manager"), "POST SystemReport/ExportUser", {});
    const seen = (await readExcel(managers.rawPayload)).rows.map((row) => row.cells[1]);
    expect(seen).toContain("documentation");
    expect(seen).not.toContain("salesHph");
  });
});
