import { readFileSync } from "node:fs";
import { join } from "node:path";
import { areas, hubs } from "../apps/server/handlers.ts";
import { openApiDocument } from "../engine/http/openApiDocument.ts";

const manifest = readFileSync(join(import.meta.dirname, "..", "package.json"), "utf8");
const { version } = JSON.parse(manifest) as { version: string };
process.stdout.write(
  `${JSON.stringify(
    openApiDocument(
      areas,
      version,
      hubs.map(({ spec }) => spec),
    ),
    null,
    2,
  )}\n`,
);
