/** A number as the name of a folder in an archive; one of dots alone would lead out of the archive. */
export function folderName(number: string): string {
  return number.replaceAll(/[/\\]/g, "_").replace(/^\.+$/, "_");
}
