/** A piece of a text: plain, or the mention of a colleague. */
export interface Piece<Person> {
  readonly text: string;
  readonly mentions: Person | null;
}

/** Splits a text at the colleagues it mentions; an unknown name is plain text. Rule CO-3 */
export function piecesOf<Person extends { readonly userName: string }>(
  text: string,
  people: readonly Person[],
): Piece<Person>[] {
  // Names may hold each other (`lan`, `lan@sefco.vn`), so the longest is tried first.
  const byLength = people.toSorted((one, two) => two.userName.length - one.userName.length);
  const pieces: Piece<Person>[] = [];
  let plainFrom = 0;
  const addPlain = (to: number) => {
    if (to > plainFrom) pieces.push({ text: text.slice(plainFrom, to), mentions: null });
  };
  for (const { index } of text.matchAll(/@/gu)) {
    // An address of mail is no mention, and what belongs to a mention has been read.
    if (index < plainFrom || wordLetter.test(text[index - 1] ?? "")) continue;
    const person = byLength.find(({ userName }) => stands(userName, text, index + 1));
    if (!person) continue;
    addPlain(index);
    plainFrom = index + 1 + person.userName.length;
    pieces.push({ text: text.slice(index, plainFrom), mentions: person });
  }
  addPlain(text.length);
  return pieces;
}

const wordLetter = /[\p{L}\p{N}_]/u;

/** Does a user name stand in a text at a place, and does the word end with it? */
function stands(userName: string, text: string, at: number): boolean {
  const said = text.slice(at, at + userName.length);
  const next = text.slice(at + userName.length);
  // A dot or a hyphen goes on with the word only if more of it follows.
  return said.toLowerCase() === userName.toLowerCase() && !/^[.@+-]*[\p{L}\p{N}_]/u.test(next);
}

/** Returns the mentioned colleagues, each once. */
export function mentionedIn<Person extends { readonly userName: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  const found = piecesOf(text, people).flatMap(({ mentions }) => (mentions ? [mentions] : []));
  return [...new Set(found)];
}
