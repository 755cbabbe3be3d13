// Chinese and Japanese signs are written together.
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];

/** Has a text letters of several scripts, such as a Cyrillic letter that looks like a Latin one? */
export function mixesScripts(text: string): boolean {
  return scripts.filter((script) => script.test(text)).length > 1;
}
