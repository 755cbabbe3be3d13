import { startServer } from "../apps/server/startServer.ts";
import { changePassword } from "../scripts/api/callServer.ts";
import { type Client, openClient } from "../faults/client.ts";

/**
 * Starts the product in this process on an empty database and signs its first administrator in. It
 * does not work on jobs, whose statements would be counted with those of the call that queued them.
 */
export async function startInProcess(
  databaseUrl: string,
): Promise<{ client: Client; stop(): Promise<void> }> {
  const server = await startServer({
    databaseUrl,
    port: 0,
    demo: false,
    quiet: true,
    worksOnJobs: false,
  });
  const first = server.signIns[0] ?? { username: "", password: "" };
  const person = { user: first.username, password: "Nothing is lost 1" };
  await changePassword(server.address, { ...person, from: first.password });
  const client = await openClient(server.address, person);
  return { client, stop: () => server.close() };
}
