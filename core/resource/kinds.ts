import { choice } from "./choice/choice.ts";
import { choices } from "./choices/choices.ts";
import { code } from "./code/code.ts";
import { codes } from "./codes/codes.ts";
import { date } from "./date/date.ts";
import { email } from "./email/email.ts";
import { file } from "./file/file.ts";
import { flag } from "./flag/flag.ts";
import { instant } from "./instant/instant.ts";
import type { KindRules } from "./kindRules.ts";
import { link } from "./link/link.ts";
import { links } from "./links/links.ts";
import { money } from "./money/money.ts";
import { note } from "./note/note.ts";
import { number } from "./number/number.ts";
import { phone } from "./phone/phone.ts";
import { rate } from "./rate/rate.ts";
import { taxCode } from "./taxCode/taxCode.ts";
import { text } from "./text/text.ts";
import { volume } from "./volume/volume.ts";
import { weight } from "./weight/weight.ts";

/** The rules of each kind of field; folders of the same names in engine and ui store and show it. */
export const kinds = {
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
} satisfies Record<string, KindRules>;
