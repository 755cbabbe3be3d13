// @vitest-environment happy-dom
import { updateProfile } from "@fairway/areas/organisation/contract.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BankField } from "./BankField.tsx";

afterEach(cleanup);

const bank = { code: "VCB", bankNameEn: "Vietcombank", bankNameVn: "Ngân hàng Ngoại thương" };
const client = { language: "en", ask: async () => [bank] } as unknown as Client;
const schema = updateProfile.body.pick({ bankName: true, bankCode: true });

function Form({ save }: { readonly save: (values: unknown) => Promise<unknown> }) {
  const form = useRecordForm({ schema, start: { bankName: null, bankCode: null }, save });
  return (
    <RecordForm form={form}>
      <BankField />
      <button type="submit">{"save"}</button>
    </RecordForm>
  );
}

test("a bank of the list brings its code; one that is typed has none", async () => {
  let sent: unknown = null;
  const save = async (values: unknown) => {
    sent = values;
  };
  renderScreen(<Form save={save} />, { client });
  const input = await screen.findByLabelText(/^Bank/);
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: "vietcom" } });
  fireEvent.click(await screen.findByText("VCB · Vietcombank"));
  fireEvent.click(screen.getByText("save"));
  await waitFor(() => expect(sent).toEqual({ bankName: "Vietcombank", bankCode: "VCB" }));
  fireEvent.change(input, { target: { value: "Another bank" } });
  fireEvent.click(screen.getByText("save"));
  await waitFor(() => expect(sent).toEqual({ bankName: "Another bank", bankCode: null }));
});
