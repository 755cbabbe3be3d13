import { hostileText, hostileTexts } from "@fairway/engine/paper/hostileTexts.ts";
import { pageCount, paperText, placedTexts } from "@fairway/engine/paper/paperText.ts";
import { renderPaper } from "@fairway/engine/paper/renderPaper.ts";
import { describe, expect, it } from "vitest";
import type { PaperContainer } from "@fairway/areas/shipment/model/paperContainer.ts";
import type { HouseBillPaper } from "../../model/houseBillPaper.ts";
import { printedHouseBill } from "./houseBill.paper.ts";
import { houseBillSample } from "./houseBill.sample.ts";

const print = (paper: HouseBillPaper, language: "en" | "vi") =>
  renderPaper(printedHouseBill.sheet(paper, { language }));

describe("a house bill of lading", { timeout: 60_000 }, () => {
  it("has every box on one page", async () => {
    const pdf = await print(houseBillSample("en"), "en");
    const text = paperText(pdf);
    expect(pageCount(pdf)).toBe(1);
    for (const said of [
      "BILL OF LADING",
      "ORIGINAL",
      "HDSGNLAX2611042",
      "TRUONG THINH WOODCRAFT",
      "SAME AS CONSIGNEE",
      "WEST COAST LOGISTICS",
      "ONE HAMMERSMITH / 041E",
      "CY/CY",
      "TCLU8765430",
      "VN0045872",
      "36,540.500",
      "134.200",
      "CARTONS ONLY",
      "AS ARRANGED",
      "THREE (3)",
      "18/11/2026",
      "SHIPPED ON BOARD",
    ])
      expect(text).toContain(said);
  });

  it("has room for the house's whole address as forwarding agent, and says ONLY once", async () => {
    const pdf = await print(
      {
        ...houseBillSample("en"),
        forwardingAgent:
          "Hai Dang Freight Forwarding JSC\n9th Floor, Green Port Tower, 12 Ton Duc Thang Street, Sai Gon Ward, Ho Chi Minh City, Viet Nam\nTEL: +84 28 3822 1234\nEMAIL: hcm@haidang.example",
        inWords: "TWO (2) 40HC CONTAINERS ONLY.",
      },
      "en",
    );
    expect(pageCount(pdf)).toBe(1);
    expect(paperText(pdf)).toContain("EMAIL: hcm@haidang.example");
    expect(paperText(pdf)).not.toMatch(/ONLY\.?\s+ONLY/);
  });

  it("is written out in Vietnamese", async () => {
    const text = paperText(await print(houseBillSample("vi"), "vi"));
    for (const said of [
      "VẬN ĐƠN ĐƯỜNG BIỂN",
      "BẢN GỐC",
      "Người gửi hàng",
      "36.540,500",
      "HAI (2) CONTAINER 40HC",
      "THEO THỎA THUẬN",
      "Số container",
    ])
      expect(text).toContain(said);
    expect(text).not.toContain("Số lượng container");
  });

  it.each([
    ["SURRENDERED", /SURRENDERED/],
    ["COPY", /NON-NEGOTIABLE/],
    ["SEA WAYBILL", /SEA WAYBILL[\s\S]*without surrender of this waybill/],
    ["DRAFT", /DRAFT/],
  ] as const)("says that it is a %s", async (kind, said) => {
    expect(paperText(await print({ ...houseBillSample("en"), kind }, "en"))).toMatch(said);
  });

  it("of 40 containers and 80 lines of goods goes on to an attached list", async () => {
    const sample = houseBillSample("en");
    const containers = Array.from({ length: 40 }, (_, i) => ({
      ...(sample.containers[0] as PaperContainer),
      containerNo: `TCLU8765${100 + i}`,
    }));
    const goods = Array.from({ length: 80 }, (_, i) => `ITEM (${i + 1}) OF THE PACKING LIST`);
    const pdf = await print({ ...sample, containers, description: goods.join("\n") }, "en");
    const pages = paperText(pdf)
      .split("\f")
      .filter((page) => page.trim() !== "");
    expect(pages[0]).toContain("40 CONTAINERS AS");
    expect(pages[0]).toContain("CONTINUED ON ATTACHED LIST");
    expect(pages[1]).toContain("ATTACHED LIST TO B/L No. HDSGNLAX2611042");
    const whole = pages.join("");
    for (const { containerNo } of containers) expect(whole).toContain(containerNo);
    for (let i = 1; i <= 80; i += 1) expect(whole.split(`ITEM (${i}) OF`)).toHaveLength(2);
    for (const page of pages) expect(page).toContain("HDSGNLAX2611042");
  });

  it.each(["en", "vi"] as const)(
    "prints what was typed, literally and whole (%s)",
    async (language) => {
      // A draft prints every text, the printing user's name included.
      const draft = { ...houseBillSample(language), kind: "DRAFT" as const };
      const { paper, marks } = hostileTexts(draft, ["kind"]);
      const text = paperText(await print(paper, language));
      for (const mark of marks) expect(text, mark).toContain(mark);
      expect(hostileText).toContain('#read("/etc/passwd")');
      expect(text).toContain('#read("/etc/passwd")');
      expect(text).not.toContain("root:");
    },
  );

  it.each([
    ["of three lines", "A\nB\nC"],
    [
      "of three lines of terms",
      "ONE (1) 40HC CONTAINER ONLY.\nSHIPPER'S LOAD, COUNT, STOW AND SEAL.\nFREIGHT PREPAID.",
    ],
    [
      "of five container types",
      `${["20GP", "40GP", "40HC", "45HC", "20RF"].map((type) => `THIRTEEN (13) ${type} CONTAINERS`).join(" & ")} ONLY.\nSHIPPER'S LOAD`,
    ],
    ["of 40 lines", Array.from({ length: 40 }, (_, at) => `TERM ${at + 1}`).join("\n")],
  ])("takes words %s", async (_name, inWords) => {
    const pdf = await print({ ...houseBillSample("en"), inWords }, "en");
    const text = paperText(pdf);
    for (const line of inWords.split("\n"))
      for (const word of line.toUpperCase().split(" ")) expect(text).toContain(word);
    if (pageCount(pdf) > 1) expect(text).toContain("SAY (continued)");
  });

  it("on a form prints no word of the form, and moves with the offset of the printer", async () => {
    const onForm = async (offset: { x: number; y: number }) => {
      const sheet = printedHouseBill.sheet(houseBillSample("en"), {
        language: "en",
        layout: "ITL",
        offset,
      });
      return placedTexts(await renderPaper(sheet));
    };
    const still = await onForm({ x: 0, y: 0 });
    const moved = await onForm({ x: 2, y: -1.5 });
    const said = still.map(({ text }) => text).join("\n");
    for (const value of ["HDSGNLAX2611042", "PACIFIC HOME", "36,540.500", "TCLU8765430"])
      expect(said).toContain(value);
    for (const word of ["BILL OF LADING", "Shipper", "TOTAL", "RECEIVED", "Page 1/1"])
      expect(said).not.toContain(word);
    expect(moved).toHaveLength(still.length);
    for (const [at, { text, x, y }] of moved.entries()) {
      expect(text).toBe(still[at]?.text);
      expect(x - (still[at]?.x ?? 0)).toBeCloseTo(2, 2);
      expect(y - (still[at]?.y ?? 0)).toBeCloseTo(-1.5, 2);
    }
  });

  it.each(["en", "vi"] as const)("has numbers that search finds (%s)", async (language) => {
    const marks = "CBHU3202732/OSLU1234567/SEAL0012345";
    const text = paperText(await print({ ...houseBillSample(language), marks }, language));
    for (const number of ["CBHU3202732", "OSLU1234567", "SEAL0012345"])
      expect(text.replaceAll("\n", "")).toContain(number);
    expect(text).not.toContain("\u200B");
  });

  it.each(["ORIGINAL", "COPY", "SEA WAYBILL", "SURRENDERED", "DRAFT"] as const)(
    "names the printing user on a draft only: %s",
    async (kind) => {
      const sample = houseBillSample("en");
      const text = paperText(await print({ ...sample, kind }, "en"));
      expect(text.includes("Printed by")).toBe(kind === "DRAFT");
      expect(text).toContain("Page 1/1");
    },
  );

  it("prints marks in Japanese", async () => {
    const pdf = await print({ ...houseBillSample("en"), marks: "こんにちは 横浜" }, "en");
    const text = paperText(pdf);
    expect(text).toContain("こんにちは");
    expect(text).toContain("横浜");
  });

  it("takes a text without a single space, and empty boxes", async () => {
    const sample = houseBillSample("en");
    const pdf = await print(
      { ...sample, description: "X".repeat(6000), shipper: "Ễ".repeat(900) },
      "en",
    );
    const text = paperText(pdf);
    expect(text.match(/X/g)?.length).toBeGreaterThanOrEqual(6000);
    expect(text.normalize("NFC").match(/Ễ/g)?.length).toBe(900);
    const empty = Object.fromEntries(
      Object.entries(sample).map(([key, value]) => [
        key,
        typeof value === "string" && key !== "kind" ? "" : value,
      ]),
    ) as unknown as HouseBillPaper;
    expect(pageCount(await print({ ...empty, containers: [] }, "vi"))).toBe(1);
  });
});
