import { describe, expect, test } from "vitest";
import type { ReleaseRecord } from "./billRelease.ts";
import { earliestDay } from "./earliestDay.ts";
import { printableOriginals, whyNotRelease } from "./whyNotRelease.ts";

type Original = ReleaseRecord["originals"][number];
const original = (originalNo: number, more: Partial<Original> = {}): Original => ({
  id: String(originalNo),
  originalNo,
  printedAt: "2026-11-20T02:00:00Z",
  printedBy: null,
  returnedOn: null,
  returnedBy: null,
  isSpoiled: false,
  note: null,
  ...more,
});
const facts = (originals: readonly Original[], out: readonly number[]) => ({
  hwbno: "FW/1",
  state: "Issued" as const,
  isOurs: true,
  hbltype: "Original",
  count: 3,
  out: [...out],
  originals: [...originals],
});

describe("the originals of a bill", () => {
  const handedIn = original(1, { returnedOn: "2026-11-22" });
  const spoiled = original(1, { returnedOn: "2026-11-21", isSpoiled: true });

  test("RL-3: a spoiled one is printed again, one that was handed in is not", () => {
    expect(printableOriginals(facts([spoiled], [2, 3]))).toEqual([1]);
    expect(printableOriginals(facts([handedIn], [2, 3]))).toEqual([]);
    expect(whyNotRelease(facts([handedIn], [2, 3]), "issue")?.code).toBe("release.allOut");
  });

  test("RL-5: goods are released against one that was handed in, not against a spoiled one", () => {
    expect(whyNotRelease(facts([handedIn], [2, 3]), "release")).toBeNull();
    const why = whyNotRelease(facts([spoiled], [2, 3]), "release");
    expect(why?.code).toBe("release.notReady");
  });

  test("RL-6: goods are released on or after the day on which the first was handed in", () => {
    const release = { originals: [spoiled, handedIn], surrenderedOn: null };
    expect(earliestDay(release, "release", "Asia/Ho_Chi_Minh")).toBe("2026-11-22");
    const surrendered = { originals: [spoiled, handedIn], surrenderedOn: "2026-11-25" };
    expect(earliestDay(surrendered, "release", "Asia/Ho_Chi_Minh")).toBe("2026-11-25");
  });
});
