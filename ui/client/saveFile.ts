import type { GotFile } from "./client.ts";

/** Hands a downloaded file to the browser to be saved. */
export function saveFile(file: GotFile): void {
  const address = URL.createObjectURL(file.blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
