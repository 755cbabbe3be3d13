import { oneBillServices } from "@fairway/areas/service/model/serviceOf.ts";
import { expect, test } from "vitest";
import { sheetColumns } from "../model/operationColumns.ts";
import { linkColumns } from "./linkColumns.tsx";
import { operationColumns } from "./operationColumns.tsx";

test.each(
  oneBillServices.flatMap((service) => [
    [service.code, "jobs", operationColumns(service)] as const,
    [service.code, "link fees", linkColumns(service)] as const,
  ]),
)("every column of the list of %s %s is a column of its sheet", (_code, _list, columns) => {
  const names = columns.flatMap(({ key, sheet }) => sheet ?? key);
  expect(names.filter((name) => !(name in sheetColumns))).toEqual([]);
});
