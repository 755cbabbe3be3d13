import { field } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Client } from "../../client/client.ts";
import { RecordForm } from "../../form/RecordForm.tsx";
import { useRecordForm } from "../../form/useRecordForm.tsx";
import { renderScreen } from "../../testing/renderScreen.tsx";
import { formShape, formStart } from "../formShape.ts";
import type { AnyRow } from "../kind.ts";
import { ResourceFields } from "../ResourceFields.tsx";

const named = { label: { en: "Code", vi: "Mã" }, max: 20 };
const stamped = resource("stamped", {
  title: { en: "Stamped", vi: "Có dấu" },
  menu: "catUnit",
  shared: "company",
  key: "code",
  names: { en: "code", vi: "code" },
  fields: {
    code: field.code(named),
    stampId: field.file({
      label: { en: "Stamp", vi: "Con dấu" },
      keeps: { endings: ["png"], kilobytes: 600 },
      optional: true,
    }),
  },
  list: { columns: ["code"], search: [], sort: "code" },
  form: [["code", "stampId"]],
  excel: ["code"],
  calls: { controller: "Stamped", paths: { get: "{id}", update: "Update" } },
});

function Form(props: { readonly row: AnyRow; readonly save: (values: object) => void }) {
  const form = useRecordForm({
    schema: formShape(stamped),
    start: formStart(stamped, props.row),
    save: async (values) => props.save(values),
    onSaved: () => undefined,
  });
  return (
    <RecordForm form={form}>
      <ResourceFields resource={stamped} row={props.row} />
      <button type="submit">{"save"}</button>
    </RecordForm>
  );
}

afterEach(cleanup);

test("a file is sent when it is chosen, shown by its name, and saved by its id", async () => {
  const asked: string[] = [];
  const client = {
    language: "vi",
    upload: async (call: { path: string }, ask: object, file: File) => {
      asked.push(`${call.path} ${JSON.stringify(ask)} ${file.name}`);
      return { status: true, data: { id: "f-2", name: "dấu mới.png" } };
    },
    download: async (call: { path: string }, ask: object) => {
      asked.push(`${call.path} ${JSON.stringify(ask)}`);
      throw new Error("not here");
    },
  } as unknown as Client;
  let sent: object = {};
  const row = { id: "r-1", version: 3, code: "A", stampId: "f-1", stampName: "dấu cũ.png" };
  renderScreen(<Form row={row} save={(values) => (sent = values)} />, { client, language: "vi" });

  fireEvent.click(await screen.findByRole("button", { name: "dấu cũ.png" }));
  await waitFor(() =>
    expect(asked).toEqual(['Stamped/File/{id}/{field} {"id":"r-1","field":"stampId"}']),
  );
  expect(screen.getByText("png; tối đa 600 kB")).toBeTruthy();

  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  expect(input.accept).toBe(".png");
  fireEvent.change(input, { target: { files: [new File(["x"], "dấu mới.png")] } });
  expect(await screen.findByText("dấu mới.png")).toBeTruthy();
  expect(asked.at(-1)).toBe('Stamped/Attach/{field} {"field":"stampId"} dấu mới.png');
  fireEvent.click(screen.getByText("save"));
  await waitFor(() => expect(sent).toMatchObject({ stampId: "f-2", version: 3 }));

  fireEvent.click(screen.getByRole("button", { name: "Con dấu: Xóa" }));
  fireEvent.click(screen.getByText("save"));
  await waitFor(() => expect(sent).toMatchObject({ stampId: null }));
});
