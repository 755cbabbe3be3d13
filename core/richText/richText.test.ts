import { expect, test } from "vitest";
import { maybeRichText, readRichText, writeRichText } from "./richText.ts";

test.each([
  ["plain text", "Line one\nLine <two> & 3", "<p>Line one</p><p>Line  &amp; 3</p>"],
  ["bold and italic", "<p>a <b>b<i>c</i></b></p>", "<p>a <b>b</b><b><i>c</i></b></p>"],
  [
    "what a browser writes",
    "one<div><strong>two</strong></div><div><br></div><div>three</div>",
    "<p>one</p><p><b>two</b></p><p></p><p>three</p>",
  ],
  ["a list", "<ul>\n <li>x</li>\n <li>y</li></ul>", "<ul><li>x</li><li>y</li></ul>"],
  ["attributes", '<p onclick="steal()" style="x">a</p>', "<p>a</p>"],
  ["a script", "a<script>alert(1)</script><style>b{}</style>c", "<p>ac</p>"],
  ["an open script", "a<script>alert(1)", "<p>a</p>"],
  ["a picture that runs", "<img src=x onerror=alert(1)>a", "<p>a</p>"],
  ["a link", '<a href="javascript:alert(1)">a</a>', "<p>a</p>"],
  [
    "coded letters",
    "&lt;b&gt; &#60;i&#x3e; &bogus; &#0;",
    "<p>&lt;b&gt; &lt;i&gt; &amp;bogus;</p>",
  ],
  ["a lone bracket", "5 < 6 > 4", "<p>5 &lt; 6 &gt; 4</p>"],
  ["ends without beginnings", "</b></i>a</p>", "<p>a</p>"],
  ["a comment", "a<!-- b -->c", "<p>ac</p>"],
])("%s", (_, text, written) => {
  const first = writeRichText(readRichText(text));
  expect(first.replaceAll(/\s+/gu, " ")).toBe(written.replaceAll(/\s+/gu, " "));
  // The one form stays as it is.
  expect(writeRichText(readRichText(first))).toBe(first);
});

test("a text without words is none", () => {
  expect(maybeRichText(100).parse("<p><br></p> &nbsp;<b></b>")).toBeNull();
  expect(maybeRichText(100).parse(null)).toBeNull();
  expect(maybeRichText(3).safeParse("abcd").success).toBe(false);
});
