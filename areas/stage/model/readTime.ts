/** Reads a time as people type it, as `HH:mm`; null when it is none: `17:30`, `1730`, `17h30`, `9h`. */
export function readTime(typed: string): string | null {
  const match = /^(\d{1,2})[:h.]?(\d{2})?$/i.exec(typed);
  const [, hour = "", minute = "00"] = match ?? [];
  if (!match || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, "0")}:${minute}`;
}
