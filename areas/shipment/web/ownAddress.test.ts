import { expect, test } from "vitest";
import { ownAddress } from "./ownAddress.ts";

const list = "/home/operation/job-management";
const home = `${list}/job-edit/J1`;
const truck = "/home/operation/trucking-inland/trucking-inland-edit/J1";

test.each([
  ["CL", home, "", null],
  ["CL", home, "tab=CHARGES&hbl=B1", null],
  ["CL", home, "tab=custom-declaration", `${home}?tab=CLEARANCE`],
  ["CL", home, "tab=advance-settle", `${home}?tab=ADVANCE-SETTLE`],
  ["CL", home, "tab=SELL&line=L1", `${home}?tab=CHARGES&line=L1&surcharge=SELL`],
  ["CL", `${list}/job-edit-link-fee/J1`, "", `${home}?tab=CHARGES&surcharge=SELL`],
  ["TK", home, "tab=stage", `${truck}?tab=ASSIGNMENT`],
  ["TK", truck, "tab=files", `${truck}?tab=FILES`],
  ["CL", "/home/dashboard", "tab=files", null],
])("a job of %s at %s?%s moves to %s", (transactionType, path, search, to) => {
  expect(ownAddress({ id: "J1", transactionType }, path, search)).toBe(to);
});
