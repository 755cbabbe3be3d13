// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "../testing/renderScreen.tsx";
import { FileList } from "./FileList.tsx";

afterEach(cleanup);

const nothing = () => undefined;
const show = (why: string | null) =>
  renderScreen(
    <FileList
      files={[{ id: "f-1", name: "bill.pdf" }]}
      why={why}
      onOpen={nothing}
      onUpload={() => Promise.resolve(null)}
      onEdit={nothing}
      onDelete={nothing}
    />,
  );
const names = [
  /Upload file/,
  /Describe the file bill.pdf/,
  /Delete the file bill.pdf/,
  /clip bill.pdf$/,
];
const greyed = () =>
  names.map((name) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled);

test("files that may be changed are", async () => {
  show(null);
  await screen.findByText("bill.pdf");
  expect(greyed()).toEqual([false, false, false, false]);
});

test("files that may not be changed can be opened, and every other button says why", async () => {
  show("The job is locked.");
  await screen.findByText("bill.pdf");
  expect(greyed()).toEqual([true, true, true, false]);
  expect(screen.getAllByRole("note", { name: "The job is locked." })).toHaveLength(3);
});

test("several files are added with their kind; what is not taken is named with its cure", async () => {
  const added: [string, string | null][] = [];
  renderScreen(
    <FileList
      files={[]}
      why={null}
      limits={{ endings: [".pdf"], megabytes: 1 }}
      onOpen={nothing}
      onUpload={(file, kind) => {
        added.push([file.name, kind]);
        return Promise.resolve(file.name === "b.pdf" ? "“b.pdf” is not a PDF." : null);
      }}
      onEdit={nothing}
      onDelete={nothing}
    />,
  );
  const files = [
    new File(["a"], "a.pdf"),
    new File(["b"], "b.pdf"),
    new File(["c"], "c.exe"),
    new File([], "d.pdf"),
    new File([new Uint8Array(1_048_577)], "e.pdf"),
  ];
  await screen.findByText(/drop files here/);
  const section = document.querySelector(".fw-files") as HTMLElement;
  fireEvent.drop(section, { dataTransfer: { files, types: ["Files"] } });
  await screen.findByText(/4 files were not added/);
  expect(added).toEqual([
    ["a.pdf", null],
    ["b.pdf", null],
  ]);
  for (const reason of [/not a PDF/, /Save it as PDF/, /is empty/, /has 1 MB or more/]) {
    screen.getByText(reason);
  }
});
