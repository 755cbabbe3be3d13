import type { Resource } from "@fairway/core/resource/resource.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as tabs from "../contractTabs.ts";
import { partnerEmail } from "../model/partnerEmail.ts";
import { ChildDrawer } from "./ChildDrawer.tsx";

afterEach(cleanup);

const drawer = (may: readonly string[], why: string | null) => (
  <ChildDrawer
    resource={partnerEmail as unknown as Resource}
    calls={{
      get: tabs.getPartnerEmail,
      add: tabs.addPartnerEmail,
      update: tabs.updatePartnerEmail,
      remove: tabs.removePartnerEmail,
      history: tabs.partnerEmailHistory,
    }}
    row={{ id: "e-1", version: 1, may }}
    partnerId="p-1"
    why={why}
    below={null}
    onChanged={() => undefined}
    onClose={() => undefined}
  />
);
const save = () => screen.findByRole<HTMLButtonElement>("button", { name: "Save" });

test("who may not change the partner reads on the greyed button whom to ask", async () => {
  renderScreen(drawer([], "Ask Trần Thị Mai Hương."));
  expect((await save()).disabled).toBe(true);
  const reasons = screen.getAllByLabelText("Ask Trần Thị Mai Hương.");
  expect(reasons.map((each) => each.textContent)).toContain("Save");
});

test("with the right, a record closed by its state says so and blames no right", async () => {
  renderScreen(drawer([], null));
  expect((await save()).disabled).toBe(true);
  expect(screen.getAllByLabelText(/present state/).length).toBeGreaterThan(0);
});

test("with the right and an open record the button is open", async () => {
  renderScreen(drawer(["update", "delete"], null));
  expect((await save()).disabled).toBe(false);
});
