import { handlers, hubs } from "../apps/server/handlers.ts";
import { contractList, printCoverage } from "./contractList.ts";

// A parameter's name is no part of the path that a client writes.
const shape = (method: string, path: string) =>
  `${method} ${path.replace(/^\/+/, "").replace(/\{[^}]*\}/g, "{}")}`.toLowerCase();

const answered = new Set([
  ...handlers.map(({ call }) => shape(call.method, call.path)),
  // A hub and its events are named in the list as calls of the method WS.
  ...hubs.flatMap(({ spec: { path, events } }) => [
    shape("WS", path),
    ...Object.keys(events).map((event) => shape("WS", `${path}#${event}`)),
  ]),
]);

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
