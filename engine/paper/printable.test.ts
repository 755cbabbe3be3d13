import { describe, expect, it } from "vitest";
import { beyondLatin, printable } from "./printable.ts";
import type { Block, Sheet } from "./sheet.ts";

const sheet = (...blocks: Block[]): Sheet => ({
  language: "en",
  title: "",
  no: "",
  footer: { page: "", right: "" },
  blocks,
});
const printed = (...blocks: Block[]) => (JSON.parse(printable(sheet(...blocks))) as Sheet).blocks;
const said = (text: string) => printed({ block: "text", said: text })[0];

describe("what reaches the press", () => {
  it.each([
    ["a\r\nb\rc\td", "a\nb\nc    d"],
    ["a\u0000b\u0007c\u001Bd", "abcd"],
    ["12 \u202E34 USD\u202C \u20665\u2069", "12 34 USD 5"],
    ["\uD800 alone", "\uFFFD alone"],
    ["1,000,000,000,000,000,000.00", "1,000,000,000,000,000,000.00"],
    ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ABCDEFGH\u200BIJKLMNOP\u200BQRSTUVWX\u200BYZ"],
    ["short words stay as they are, however many", "short words stay as they are, however many"],
  ])("%j is %j", (typed, set) => {
    expect(said(typed)).toEqual({ block: "text", said: set });
  });

  it("breaks shorter words in a narrow column", () => {
    const columns = [
      { head: "Unit", width: 17, longest: 10 },
      { head: "Name", width: "1fr" },
    ] as const;
    const cells = ["CONTAINERS", "CONTAINERS"];
    const [table] = printed({ block: "table", columns, rows: [{ cells }] });
    expect(table).toMatchObject({ rows: [{ cells: ["CONTAINE\u200BRS", "CONTAINERS"] }] });
  });

  it("lets flow what is too much to be kept on one page", () => {
    const keep = (text: string): Block => ({
      block: "keep",
      blocks: [{ block: "text", said: text }],
    });
    const [small, large, many] = printed(keep("x"), keep("x ".repeat(900)), keep("\n".repeat(40)));
    expect(small).not.toHaveProperty("flows");
    expect(large).toHaveProperty("flows", true);
    expect(many).toHaveProperty("flows", true);
  });

  it.each([
    ["Nguyễn Thị Ánh Tuyết – 1.450,00 ₫ · 36 m³ ≈ … № ™", false],
    ["Ặ".normalize("NFD"), false],
    ["横浜", true],
    ["부산", true],
    ["深圳", true],
    ["Москва", true],
    ["✓", true],
  ])("%s needs more than Latin letters: %s", (text, more) => {
    expect(beyondLatin(text)).toBe(more);
  });
});
