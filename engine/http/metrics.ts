import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

const ofAreas = new Registry();

/** A figure of an area that only grows, published at `/metrics`. */
export function counter(name: string, help: string): Pick<Counter, "inc"> {
  return new Counter({ name, help, registers: [ofAreas] });
}

/** Measures every request and publishes the figures at `/metrics`, for the same machine only. */
export function metrics(server: FastifyInstance, options: { ofProcess: boolean }): void {
  const registry = new Registry();
  if (options.ofProcess) collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  server.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    seconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  server.get("/metrics", { config: { rateLimit: false } }, async (request, reply) => {
    if (!/^(127\.|::1$|::ffff:127\.)/.test(request.ip)) return reply.callNotFound();
    return reply
      .type(registry.contentType)
      .send(await Registry.merge([registry, ofAreas]).metrics());
  });
}
