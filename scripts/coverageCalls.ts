import { handlers } from "../apps/server/handlers.ts";
import { contractList, printCoverage } from "./contractList.ts";

// A parameter's name is no part of the path that a client writes.
const shape = (method: string, path: string) =>
  `${method} ${path.replace(/^\/+/, "").replace(/\{[^}]*\}/g, "{}")}`.toLowerCase();

const answered = new Set(handlers.map(({ call }) => shape(call.method, call.path)));

printCoverage(
  contractList("calls").map((row) => {
    const method = row["method"] ?? "";
    const path = row["path"] ?? "";
    return {
      area: row["area"] ?? "",
      name: `${method} ${path}`,
      done: answered.has(shape(method, path)),
    };
  }),
);
