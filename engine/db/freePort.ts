import { createServer } from "node:net";

/** Returns the preferred port of 127.0.0.1 if it is free, otherwise any free port. */
export async function freePort(wished: number): Promise<number> {
  return (await tryPort(wished)) ?? (await tryPort(0)) ?? wished;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once("error", () => answer(null));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => answer(typeof address === "object" && address ? address.port : null));
    });
  });
}
