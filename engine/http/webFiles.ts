import { existsSync } from "node:fs";
import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Serves the built screens: English at `/`, Vietnamese at `/vi/`; nothing when they are not built. */
export async function webFiles(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await server.register(fastifyStatic, {
    root: resolve(folder),
    index: ["index.html"],
    redirect: true,
    cacheControl: false,
    // The build lays them there, packed as small as it goes.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Files under assets carry a fingerprint in their names; everything else may change.
      const fixed = /[\\/]assets[\\/]/.test(path);
      reply.header("cache-control", fixed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}
