import type { FieldKind } from "@fairway/core/resource/field.ts";
import { choice } from "./choice/choice.tsx";
import { choices } from "./choices/choices.tsx";
import { code } from "./code/code.tsx";
import { codes } from "./codes/codes.tsx";
import { date } from "./date/date.tsx";
import { email } from "./email/email.tsx";
import { file } from "./file/file.tsx";
import { flag } from "./flag/flag.tsx";
import { instant } from "./instant/instant.tsx";
import type { Kind } from "./kind.ts";
import { link } from "./link/link.tsx";
import { links } from "./links/links.tsx";
import { money } from "./money/money.tsx";
import { note } from "./note/note.tsx";
import { number } from "./number/number.tsx";
import { phone } from "./phone/phone.tsx";
import { rate } from "./rate/rate.tsx";
import { taxCode } from "./taxCode/taxCode.tsx";
import { text } from "./text/text.tsx";
import { volume } from "./volume/volume.tsx";
import { weight } from "./weight/weight.tsx";

/** The input, cell and filter of each kind of field. */
export const kinds: Readonly<Record<FieldKind, Kind>> = {
  code,
  text,
  note,
  flag,
  choice,
  choices,
  codes,
  number,
  money,
  rate,
  weight,
  volume,
  date,
  instant,
  link,
  links,
  file,
  email,
  phone,
  taxCode,
};
