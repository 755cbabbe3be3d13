const enSmall = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  "sixteen seventeen eighteen nineteen",
]
  .join(" ")
  .split(" ");
const enTens = ["", "", ..."twenty thirty forty fifty sixty seventy eighty ninety".split(" ")];
const enGroups = ["", " thousand", " million", " billion", " trillion", " quadrillion"];

/** Writes a whole number in English words: 2920 is "two thousand nine hundred twenty". */
export function enNumber(number: bigint): string {
  if (number === 0n) return "zero";
  const groups: string[] = [];
  for (let left = number, level = 0; left > 0n; left /= 1000n, level += 1) {
    const group = Number(left % 1000n);
    if (group > 0) groups.unshift(enGroup(group) + (enGroups[level] ?? ""));
  }
  return groups.join(" ");
}

function enGroup(group: number): string {
  const hundreds = Math.floor(group / 100);
  const rest = group % 100;
  return [hundreds && `${enSmall[hundreds]} hundred`, rest && enBelowHundred(rest)]
    .filter(Boolean)
    .join(" ");
}

function enBelowHundred(rest: number): string {
  if (rest < 20) return enSmall[rest] ?? "";
  const tens = enTens[Math.floor(rest / 10)] ?? "";
  return rest % 10 ? `${tens}-${enSmall[rest % 10]}` : tens;
}

const viDigits = "không một hai ba bốn năm sáu bảy tám chín".split(" ");

/** Writes a whole number in Vietnamese words: 88607715 is "tám mươi tám triệu sáu trăm linh bảy …". */
export function viNumber(number: bigint): string {
  return number === 0n ? "không" : viParts(number, false).join(" ");
}

const viBillion = 1_000_000_000n;

/** Above a billion the words repeat: the number of "tỷ", then the remainder. */
function viParts(number: bigint, inside: boolean): string[] {
  const billions = number / viBillion;
  const parts = billions > 0n ? [...viParts(billions, inside), "tỷ"] : [];
  for (const [size, name] of [
    [1_000_000n, "triệu"],
    [1000n, "nghìn"],
    [1n, ""],
  ] as const) {
    const group = Number(((number % viBillion) / size) % 1000n);
    if (group === 0) continue;
    for (const word of viGroup(group, inside || parts.length > 0)) parts.push(word);
    if (name) parts.push(name);
  }
  return parts;
}

/** A group inside a longer number names all its digits: 005 is "không trăm linh năm". */
function viGroup(group: number, inside: boolean): string[] {
  const hundreds = Math.floor(group / 100);
  const tens = Math.floor((group % 100) / 10);
  const ones = group % 10;
  const words: string[] = [];
  const full = inside || hundreds > 0;
  if (full) words.push(viDigits[hundreds] ?? "", "trăm");
  if (tens === 0 && ones > 0 && full) words.push("linh");
  if (tens === 1) words.push("mười");
  if (tens > 1) words.push(viDigits[tens] ?? "", "mươi");
  if (ones > 0) words.push(viOnes(ones, tens));
  return words;
}

function viOnes(ones: number, tens: number): string {
  if (ones === 1 && tens > 1) return "mốt";
  if (ones === 4 && tens > 1) return "tư";
  if (ones === 5 && tens > 0) return "lăm";
  return viDigits[ones] ?? "";
}
