import { expect, test } from "vitest";
import { cleanMarkup } from "./cleanMarkup.ts";

test.each([
  ["Advance <b>AP26/001</b> was <i>denied</i>", "Advance <b>AP26/001</b> was <i>denied</i>"],
  ["<script>alert(1)</script>Hello", "Hello"],
  ["<img src=x onerror=alert(1)>Ship", "Ship"],
  ['<b onclick="steal()" style="position:fixed">bold</b>', "<b>bold</b>"],
  ['<a href="javascript:alert(1)">here</a>', "here"],
  ["<svg><script>alert(1)</script></svg>Lô hàng", "Lô hàng"],
  ["A & B < C", "A &amp; B &lt; C"],
  ["<style>body{display:none}</style>", ""],
  ["<b>open", "<b>open</b>"],
  ["zero\u0000 and half \ud800", "zero and half \ufffd"],
])("%s", (sent, kept) => {
  expect(cleanMarkup(sent)).toBe(kept);
});
