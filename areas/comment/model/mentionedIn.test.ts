import { expect, test } from "vitest";
import { mentionedIn, piecesOf } from "./mentionedIn.ts";

const lan = { userName: "lan" };
const truc = { userName: "Truc.Vo" };
const mail = { userName: "lan@sefco.vn" };
const spaced = { userName: "le hoang" };
const plus = { userName: "lan+doc" };
const dotted = { userName: "truc." };
const people = [lan, truc, mail, spaced, plus, dotted];

test.each([
  ["@lan please check the VAT", [lan]],
  ["ask @LAN, @truc.vo.", [lan, truc]],
  ["@lan and again @lan", [lan]],
  ["@landing is not a colleague, @nobody neither", []],
  ["write to docs@lan.example", []],
  ["@lan@sefco.vn and @Le Hoang: look, @lan+doc too", [mail, spaced, plus]],
  ["@truc. knows, @lan-phuong and @lan.example nobody", [dotted]],
  ["", []],
])("%s", (text, mentioned) => {
  expect(mentionedIn(text, people)).toEqual(mentioned);
});

test("the pieces of a text make the text again", () => {
  const text = "Hi @lan: seal of @truc.vo. Done?";
  const pieces = piecesOf(text, people);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter((piece) => piece.mentions).map((piece) => piece.text)).toEqual([
    "@lan",
    "@truc.vo",
  ]);
});
