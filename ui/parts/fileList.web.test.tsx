// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
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
      onUpload={nothing}
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
