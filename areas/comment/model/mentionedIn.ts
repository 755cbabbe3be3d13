// A name may contain dots, but a dot at its end is the end of the sentence.
const mention = /@([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*)/gu;

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
  const byName = new Map(people.map((person) => [person.userName.toLowerCase(), person]));
  const pieces: Piece<Person>[] = [];
  let plainFrom = 0;
  const addPlain = (to: number) => {
    if (to > plainFrom) pieces.push({ text: text.slice(plainFrom, to), mentions: null });
  };
  for (const { 0: said, 1: name = "", index } of text.matchAll(mention)) {
    const person = byName.get(name.toLowerCase());
    // An address of mail is no mention.
    if (!person || /[\p{L}\p{N}]/u.test(text[index - 1] ?? "")) continue;
    addPlain(index);
    pieces.push({ text: said, mentions: person });
    plainFrom = index + said.length;
  }
  addPlain(text.length);
  return pieces;
}

/** Returns the mentioned colleagues, each once. */
export function mentionedIn<Person extends { readonly userName: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  const found = piecesOf(text, people).flatMap(({ mentions }) => (mentions ? [mentions] : []));
  return [...new Set(found)];
}
