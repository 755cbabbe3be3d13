import { settlementsToUnlock, unlockSettlements } from "@fairway/areas/settlement/contract.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { withSize } from "@fairway/ui/testing/withSize.ts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UnlockSettlements } from "./UnlockDocuments.tsx";

withSize({ clientHeight: 400, clientWidth: 1366 });
afterEach(cleanup);

const settlement = {
  id: "0190c0de-0000-7000-8000-000000000801",
  settlementNo: "SM2611/0007",
  requesterName: "Pham Ngoc Lan",
  requesterNameVn: "Phạm Ngọc Lan",
  requestDate: "2026-11-20",
  amount: "1250000",
  currencyId: "VND",
  unlockedBefore: [
    { at: "2026-11-21T03:00:00.000Z", userName: "Dang Thu Ha", comment: "Wrong invoice" },
  ],
};

test.each([
  ["en", "Find", "Unlock", /^Reason/],
  ["vi", "Tìm", "Mở khóa", /^Lý do/],
] as const)(
  "%s: a settlement is found by its number, its former unlocking is shown, and it is unlocked with a reason",
  async (language, find, unlock, reason) => {
    const sent: [CallSpec, Record<string, unknown>][] = [];
    const ask = async (call: CallSpec, body: Record<string, unknown>) => {
      sent.push([call, body]);
      return call === settlementsToUnlock
        ? [settlement]
        : { status: true, data: [settlement.settlementNo] };
    };
    renderScreen(<UnlockSettlements />, {
      at: "/home/tool/unlock",
      language,
      client: { language, ask } as unknown as Client,
    });
    fireEvent.change(await screen.findByRole("textbox"), { target: { value: "SM2611/0007" } });
    fireEvent.click(screen.getByRole("button", { name: find }));
    expect(await screen.findByText(/Dang Thu Ha: Wrong invoice/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: unlock }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText(/SM2611\/0007: .*Dang Thu Ha/)).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText(reason), { target: { value: "Other rate" } });
    fireEvent.click(within(dialog).getByRole("button", { name: unlock }));
    await waitFor(() =>
      expect(sent).toContainEqual([
        unlockSettlements,
        { ids: [settlement.id], comment: "Other rate" },
      ]),
    );
  },
);
