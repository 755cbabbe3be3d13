import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { newestCount, newestPage } from "./load/newestJobs.ts";

// The minimal server of a list: two prepared statements and their rows as JSON.
const database = openDatabase(process.env["DATABASE_URL"] ?? "", { poolSize: 10 });
const server = createServer((request, answer) => {
  const values = (request.url ?? "").slice(1).split("/");
  void Promise.all([
    database.pool.query({ name: "page", text: newestPage, values }),
    database.pool.query({ name: "count", text: newestCount, values }),
  ]).then(([page, count]) => {
    answer.setHeader("content-type", "application/json");
    answer.end(JSON.stringify({ data: page.rows, ...count.rows[0] }));
  });
});
server.listen(0, "127.0.0.1", () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on("disconnect", () => process.exit());
