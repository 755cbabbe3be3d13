// @vitest-environment happy-dom
import type { Client } from "@fairway/ui/client/client.ts";
import { GridView } from "@fairway/ui/grid/GridView.tsx";
import { loadPaste } from "@fairway/ui/grid/loadPaste.ts";
import { type GridHold, useGrid } from "@fairway/ui/grid/useGrid.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { withSize } from "@fairway/ui/testing/withSize.ts";
import { cleanup, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { costList } from "./costList.tsx";
import { type CostRow, newCost } from "./costRow.ts";

const terminal = {
  id: "t",
  accountNo: "T0001",
  code: "T0001",
  shortName: "TERMINAL",
  partnerNameEn: "Terminal",
  partnerNameVn: "Cảng",
};
const client = {
  language: "vi",
  async ask({ path }: { path: string }) {
    return path.startsWith("Partner/") || path.startsWith("CatPartner/") ? [terminal] : [];
  },
} as unknown as Client;

let hold: GridHold<CostRow>;
function Costs() {
  const held = useGrid<CostRow>([newCost()]);
  useLayoutEffect(() => {
    hold = held;
  });
  return (
    <GridView
      hold={held}
      columns={costList.columns}
      label="Dòng"
      newRow={() => newCost()}
      duplicate={(row) => row}
      height={400}
    />
  );
}

afterEach(cleanup);
withSize({ clientHeight: 400, clientWidth: 2000 });
beforeAll(loadPaste);

test.each(["Đối tượng", "Đối tác", "Nhà cung cấp", "Payee"])(
  "costs from a sheet with the header %s name who is paid",
  async (header) => {
    renderScreen(<Costs />, { language: "vi", client });
    await screen.findByRole("grid");
    const input = screen.getByLabelText(/\d$/);
    const event = createEvent.paste(input, {});
    const text = `Ghi chú\t${header}\tĐơn giá\nnâng hạ\tTERMINAL\t2.950.000\n`;
    Object.defineProperty(event, "clipboardData", { value: { getData: () => text } });
    fireEvent(input, event);
    await waitFor(() => expect(hold.rows[0]?.payee?.id).toBe("t"));
    expect(hold.rows[0]?.obhPartner ?? null).toBeNull();
  },
);
