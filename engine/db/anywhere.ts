/** A text as a pattern of `like` that is found anywhere; its own wildcards stand for themselves. */
export function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
