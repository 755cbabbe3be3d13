import type { FieldKind } from "@fairway/core/resource/field.ts";
import { choice } from "./choice/choice.tsx";
import { choices } from "./choices/choices.tsx";
import { codes } from "./codes/codes.tsx";
import { date } from "./date/date.tsx";
import { flag } from "./flag/flag.tsx";
import { instant } from "./instant/instant.tsx";
import type { Kind } from "./kind.ts";
import { link } from "./link/link.tsx";
import { links } from "./links/links.tsx";
import { note } from "./note/note.tsx";
import { number } from "./number/number.tsx";
import { code, text } from "./text/text.tsx";

/** How each kind of field is keyed and shown. */
export const kinds: Readonly<Record<FieldKind, Kind>> = {
  code,
  text,
  note,
  flag,
  choice,
  choices,
  codes,
  number,
  money: number,
  rate: number,
  weight: number,
  volume: number,
  date,
  instant,
  link,
  links,
  email: text,
  phone: text,
  taxCode: code,
};
