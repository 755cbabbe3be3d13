// The characters of Windows-1252 between 80 and 9F; the others have the number of their byte.
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const tcvnFrom = "¸µ¶·¹¨¾»¼½Æ©ÊÇÈÉË®ÐÌÎÏÑªÕÒÓÔÖÝ×ØÜÞãßáâä«èåæçé¬íêëìîóïñòô\u00adøõö÷ùýúûüþ¡¢§£¤¥¦";
const tcvnTo = "áàảãạăắằẳẵặâấầẩẫậđéèẻẽẹêếềểễệíìỉĩịóòỏõọôốồổỗộơớờởỡợúùủũụưứừửữựýỳỷỹỵĂÂĐÊÔƠƯ";
const tcvn = new Map([...tcvnFrom].map((from, at) => [from, [...tcvnTo][at] as string]));

const marks = {
  a: {
    ø: "à",
    ù: "á",
    û: "ả",
    õ: "ã",
    ï: "ạ",
    â: "â",
    á: "ấ",
    à: "ầ",
    å: "ẩ",
    ã: "ẫ",
    ä: "ậ",
    ê: "ă",
    é: "ắ",
    è: "ằ",
    ú: "ẳ",
    ü: "ẵ",
    ë: "ặ",
  },
  e: { ø: "è", ù: "é", û: "ẻ", õ: "ẽ", ï: "ẹ", â: "ê", á: "ế", à: "ề", å: "ể", ã: "ễ", ä: "ệ" },
  o: { ø: "ò", ù: "ó", û: "ỏ", õ: "õ", ï: "ọ", â: "ô", á: "ố", à: "ồ", å: "ổ", ã: "ỗ", ä: "ộ" },
  u: { ø: "ù", ù: "ú", û: "ủ", õ: "ũ", ï: "ụ" },
  y: { ø: "ỳ", ù: "ý", û: "ỷ", õ: "ỹ" },
  ô: { ø: "ờ", ù: "ớ", û: "ở", õ: "ỡ", ï: "ợ" },
  ö: { ø: "ừ", ù: "ứ", û: "ử", õ: "ữ", ï: "ự" },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
const pairs = new Map(
  Object.entries(marks).flatMap(([base, marked]) =>
    Object.entries(marked).flatMap(([mark, letter]) => [
      [base + mark, letter],
      [base.toUpperCase() + mark, letter.toUpperCase()],
      [base.toUpperCase() + mark.toUpperCase(), letter.toUpperCase()],
    ]),
  ) as [string, string][],
);
const singles = new Map([
  ...Object.entries({ ì: "ì", í: "í", æ: "ỉ", ó: "ĩ", ò: "ị", ô: "ơ", ö: "ư", î: "ỵ", ñ: "đ" }),
  ...Object.entries({ Æ: "Ỉ", Ó: "Ĩ", Ò: "Ị", Ô: "Ơ", Ö: "Ư", Î: "Ỵ", Ñ: "Đ" }),
]);

/** Letters that only Unicode has: a text with one of them is no text of an old font. */
const unicodeOnly = /[\u1ea0-\u1ef9ăđĩũơưĂĐĨŨƠƯ]/u;
// Signs within or behind a word: no name has them there.
const tcvnSure = /\p{L}[¸µ¶·¹¨¾¼½¬\u00ad¡¤¦«]/u;
const tcvnWithin = /\p{L}[®©ª×§£¥¢÷»]\p{Ll}/u;
const vniSure = /[aeo]â|[aeouyôö][øåä]|[aeyôö]ù/giu;
const vniAny = /[aeouyôö][øùûõïâáàåãäêéèúüë]/giu;

/**
 * Returns a text of customs software as Unicode: TCVN3, VNI and UTF-8 that was taken for
 * Windows-1252 are converted where the text bears their signs, and nothing else is changed.
 *
 * Source: rule CU-13
 */
export function repairedText(read: string): string {
  const text = utf8Again(read).normalize("NFC");
  if (unicodeOnly.test(text)) return text;
  if (tcvnSure.test(text) || tcvnWithin.test(text)) {
    return [...text].map((each) => tcvn.get(each) ?? each).join("");
  }
  const sure = text.match(vniSure)?.length ?? 0;
  const any = text.match(vniAny)?.length ?? 0;
  if (/[aeo]â/iu.test(text) || (sure > 0 && any > 1)) return fromVni(text);
  return text;
}

/** Returns bytes that a database sent without an encoding as a text. */
export function textOfBytes(bytes: Uint8Array): string {
  return (
    utf8(bytes) ??
    Array.from(bytes, (byte) =>
      byte >= 128 && byte < 160 ? windows.charAt(byte - 128) : String.fromCharCode(byte),
    ).join("")
  );
}

/** Reads bytes as UTF-8; null when they are none. */
function utf8(bytes: Uint8Array): string | null {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}

function fromVni(text: string): string {
  let out = "";
  for (let at = 0; at < text.length; at += 1) {
    const pair = pairs.get(text.slice(at, at + 2));
    if (pair) at += 1;
    out += pair ?? singles.get(text[at] as string) ?? text[at];
  }
  return out;
}

/** UTF-8 whose bytes became letters, as in `CÃ´ng ty`. */
function utf8Again(text: string): string {
  if (!/[Â-ô][\u0080-\u00bf€-™]/u.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code < 256 ? code : 128 + windows.indexOf(text[at] as string);
    if (byte < 128 && code >= 256) return text;
    bytes[at] = byte;
  }
  return utf8(bytes) ?? text;
}
