const address = /^[^\s@;,<>"'()\\]{1,64}@[^\s@;,<>"'()\\]+\.[^\s@;,<>"'()\\.]+$/;

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
