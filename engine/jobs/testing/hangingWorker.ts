import { openDatabase } from "../../db/database.ts";
import { startJobs } from "../jobs.ts";

// A server whose job never ends; the test kills it.
const database = openDatabase(process.argv[2] ?? "");
await startJobs(database, {
  hang: () =>
    new Promise(() => {
      process.stdout.write("began\n");
    }),
});
