/** Makes a `like` pattern that matches a text anywhere; wildcards in the text are escaped. */
export function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
