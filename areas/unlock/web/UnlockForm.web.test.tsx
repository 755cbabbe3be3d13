import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { withSize } from "@fairway/ui/testing/withSize.ts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { findToUnlock, saveAndSendUnlock } from "../contract.ts";
import UnlockNew from "./UnlockNew.tsx";

withSize({ clientHeight: 400, clientWidth: 1366 });
afterEach(cleanup);

const job = {
  objectId: "0190c0de-0000-7000-8000-000000000701",
  unlockName: "SEF2611/00061",
  serviceDate: "2026-11-02",
  isLocked: true,
};

/** Opens the form of a new request; returns what is sent. */
function opened(language: "en" | "vi") {
  const sent: [CallSpec, Record<string, unknown>][] = [];
  const ask = async (call: CallSpec, body: Record<string, unknown>) => {
    sent.push([call, body]);
    if (call === findToUnlock) return { found: [job], missing: ["NOPE-1"] };
    return {
      status: true,
      data: { id: "r-1", requestNo: "UL2611/0001" },
      withoutMail: [],
    };
  };
  renderScreen(<UnlockNew />, {
    at: "/home/tool/unlock-request/new",
    language,
    client: { language, ask } as unknown as Client,
  });
  return sent;
}

test.each([
  ["en", "Numbers, separated by lines or commas", "Add", "Reason", "Save and send", "Not found"],
  [
    "vi",
    "Các số, cách nhau bằng dấu phẩy hoặc xuống dòng",
    "Thêm",
    "Lý do",
    "Lưu và gửi duyệt",
    "Không tìm thấy",
  ],
] as const)(
  "%s: pasted numbers become lines with a reason, unknown ones are named, and the request is sent",
  async (language, numbers, add, reason, send, missing) => {
    const sent = opened(language);
    const box = await screen.findByLabelText(numbers);
    fireEvent.change(box, { target: { value: "SEF2611/00061, NOPE-1\nNOPE-1" } });
    fireEvent.click(screen.getByRole("button", { name: add }));
    expect((await screen.findByText(new RegExp(missing))).textContent).toContain("NOPE-1");
    expect(sent[0]).toEqual([
      findToUnlock,
      {
        unlockType: "Shipment",
        searchOption: "jobNo",
        keywords: ["SEF2611/00061", "NOPE-1"],
      },
    ]);
    const why = await screen.findByLabelText(`${reason} SEF2611/00061`);
    fireEvent.change(why, { target: { value: "Wrong invoice" } });
    fireEvent.click(screen.getByRole("button", { name: new RegExp(send) }));
    await waitFor(() => expect(sent).toHaveLength(2));
    const [call, body] = sent[1] as [CallSpec, Record<string, unknown>];
    expect(call).toBe(saveAndSendUnlock);
    expect(body).toMatchObject({
      unlockType: "Shipment",
      jobs: [{ objectId: job.objectId, reason: "Wrong invoice" }],
    });
  },
);
