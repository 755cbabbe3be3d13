import { existsSync } from "node:fs";
import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Serves the built web application: English at `/`, Vietnamese at `/vi/`; nothing when it is not built. */
export async function webFiles(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await server.register(fastifyStatic, {
    root: resolve(folder),
    index: ["index.html"],
    redirect: true,
    cacheControl: false,
    // The build stores them there with the highest compression.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // File names under assets contain a fingerprint; all other files may change.
      const fixed = /[\\/]assets[\\/]/.test(path);
      reply.header("cache-control", fixed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}
