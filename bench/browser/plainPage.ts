import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Serves the minimal page that shows a list: fifteen rows that a script loads, and an input for
 * keys.
 */
export async function servePlainPage(): Promise<{ address: string; stop(): Promise<void> }> {
  const data = Array.from({ length: 15 }, (_, at) => ({ jobNo: `SEF2601/${at}`, pol: "VNSGN" }));
  const page = `<!doctype html><title>List</title><input><table><tbody></tbody></table><script type="module">
    const rows = await (await fetch("/rows")).json();
    document.querySelector("tbody").innerHTML = rows
      .map((row) => '<tr class="bare-row"><td>' + row.jobNo + "</td><td>" + row.pol + "</td></tr>")
      .join("");
  </script>`;
  const server = createServer((request, response) => {
    const isRows = request.url === "/rows";
    response.setHeader("content-type", isRows ? "application/json" : "text/html");
    response.end(isRows ? JSON.stringify(data) : page);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
