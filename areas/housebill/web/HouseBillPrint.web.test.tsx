// @vitest-environment happy-dom
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { getPaperPlacings, type PaperPlacing } from "@fairway/core/paperPlacing/contract.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { HouseBillPrint } from "./HouseBillPrint.tsx";

afterEach(cleanup);

/** Opens the print of a bill for a user with kept placings; returns what was requested last. */
function opened(language: "en" | "vi", kept: PaperPlacing[]) {
  const asked: unknown[] = [];
  const download = (_call: unknown, ask: unknown) => {
    asked.push(ask);
    return new Promise(() => undefined);
  };
  const ask = async (call: CallSpec, sent: PaperPlacing) => {
    if (call === getPaperPlacings) return [...kept];
    kept.splice(0, kept.length, sent);
    return { status: true, data: { paper: sent.paper } };
  };
  const client = { language, ask, download };
  const bill = { id: "b-1", hwbno: "HDSGN1" };
  renderScreen(<HouseBillPrint bill={bill} onClose={() => undefined} />, {
    client: client as unknown as Client,
    language,
  });
  return () => asked.at(-1);
}

test.each([
  ["en", "House B/L, form", "Move right", "2.5"],
  ["vi", "Vận đơn nhà, mẫu in sẵn", "Dịch sang phải", "2,5"],
] as const)(
  "a form is chosen with its offset, and kept for the user (%s)",
  async (language, form, right, mm) => {
    const kept: PaperPlacing[] = [];
    const last = opened(language, kept);
    fireEvent.click(await screen.findByText(form));
    // A bill of lading goes abroad: English first, in both languages of the screen.
    const english = { hblId: "b-1", reportType: "ITL", offsetX: 0, language: "en" };
    await expect.poll(last).toMatchObject(english);
    fireEvent.click(screen.getByText(language === "vi" ? "Tiếng Việt" : "Vietnamese"));
    await expect.poll(last).toMatchObject({ ...english, language: "vi" });
    const input = await screen.findByLabelText(right);
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: "500" } });
    fireEvent.blur(input);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(last()).toMatchObject({ offsetX: 0 });
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: mm } });
    fireEvent.blur(input);
    await expect.poll(last).toMatchObject({ reportType: "ITL", offsetX: 2.5, offsetY: 0 });
    expect(kept).toEqual([{ paper: "houseBill", layout: "ITL", offsetX: 2.5, offsetY: 0 }]);
    cleanup();
    await expect.poll(opened(language, kept)).toMatchObject({ reportType: "ITL", offsetX: 2.5 });
  },
);
