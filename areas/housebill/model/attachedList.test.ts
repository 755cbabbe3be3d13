import { expect, test } from "vitest";
import { filledHead, storedList, textOfList } from "./attachedList.ts";

test("the head of an attached list is stored with its places, and filled when it is shown", () => {
  const stored = storedList("<p>Item 1</p><script>x</script>");
  expect(stored).toBe(
    "<p><b>ATTACHED LIST</b></p><p>H-B/L No: {hblNo}</p><p>Date: {date}</p><p>Item 1</p>",
  );
  expect(textOfList(stored)).toBe("<p>Item 1</p>");
  expect(filledHead({ hwbno: "FW$&1", etd: "2026-12-03" })).toBe(
    "ATTACHED LIST\nH-B/L No: FW$&1\nDate: 03/12/2026",
  );
});

test("a list has its head once, and none without a text", () => {
  const stored = storedList("Item 1");
  expect(storedList(stored)).toBe(stored);
  expect(storedList("<p> </p>")).toBeNull();
  expect(textOfList("a list of former times")).toBe("a list of former times");
});
