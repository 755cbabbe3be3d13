import type { GotFile } from "./client.ts";

/** Lets the browser save a downloaded file. */
export function saveFile(file: GotFile): void {
  const address = URL.createObjectURL(file.blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
