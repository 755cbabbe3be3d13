// Plain signs alone: full-width letters and quoted names pass no mail server on the way.
const word = "[\\w!#$%&*+/=?^`{|}~-]+";
const label = "(?!-)[A-Za-z0-9-]{1,63}(?<!-)";
const address = new RegExp(
  `^(?=.{1,64}@.{4,253}$)${word}(?:\\.${word})*@(?:${label}\\.)+(?!\\d+$)${label}$`,
);

/** The distinct addresses of a line, in the order of entry; separated by semicolons, commas or lines. */
export function addressesOf(line: string): string[] {
  const found = line
    .split(/[;,\n]/)
    .map((each) => each.trim())
    .filter(Boolean);
  return found.filter(
    (each, at) => found.findIndex((other) => other.toLowerCase() === each.toLowerCase()) === at,
  );
}

/** The entries of a line that are not e-mail addresses. */
export function notAddresses(line: string): string[] {
  return addressesOf(line).filter((each) => !address.test(each));
}
