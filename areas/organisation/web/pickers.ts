import { rankedBy } from "@fairway/core/words/rankTexts.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { picker } from "@fairway/ui/form/picker.ts";

/** Active users by name, user name or staff code. */
export const userPicker = picker("user", async (client: Client, keyword) => {
  const { queryUsers } = await import("../contract.ts");
  const found = await client.ask(queryUsers, { keyword });
  return found.map((each) => ({
    id: each.id,
    code: each.username,
    name: client.language === "vi" ? each.employeeNameVn : each.employeeNameEn,
  }));
});

/** Active groups with the department they belong to. */
export const groupPicker = picker("group", async (client: Client, keyword) => {
  const { groupCalls } = await import("../contract.ts");
  const found = (await client.ask(
    groupCalls.query as never,
    { keyword, active: true } as never,
  )) as readonly Record<string, string>[];
  return found.map((each) => ({
    id: each["id"] ?? "",
    code: each["code"] ?? "",
    name: `${each["name"] ?? ""} – ${each["departmentName"] ?? ""}`,
  }));
});

/** Active departments with their office. */
export const departmentPicker = picker("department", async (client: Client, keyword) => {
  const { departmentCalls } = await import("../contract.ts");
  const found = (await client.ask(
    departmentCalls.query as never,
    { keyword, active: true } as never,
  )) as readonly Record<string, string>[];
  return found.map((each) => ({
    id: each["id"] ?? "",
    code: each["code"] ?? "",
    name: each[client.language === "vi" ? "deptName" : "deptNameEn"] ?? "",
  }));
});

/** Active offices of the company by code or name. */
export const officePicker = picker("office of the company", async (client: Client, text) => {
  const { getAllOffices } = await import("../contract.ts");
  const offices = (await client.ask(getAllOffices, {})).map((each) => ({
    id: each.id,
    code: each.code,
    name: client.language === "vi" ? each.branchNameVn : each.branchNameEn,
    also: [each.branchNameEn, each.branchNameVn],
  }));
  return rankedBy(offices, text, ({ code, name, also }) => [code, name, ...also]);
});
