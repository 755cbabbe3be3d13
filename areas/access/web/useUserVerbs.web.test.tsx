// @vitest-environment happy-dom
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fillUserVerbs } from "./places.ts";
import { useUserVerbs } from "./useUserVerbs.ts";

afterEach(cleanup);

const ran: string[] = [];
beforeAll(() =>
  fillUserVerbs([
    {
      words: { en: "Pay advances", vi: "Chi tạm ứng" },
      right: "catPartnerdata.add",
      question: { en: "Pay {name}?", vi: "Chi cho {name}?" },
      done: { en: "Done", vi: "Xong" },
      run: async (_, userId) => void ran.push(userId),
    },
  ]),
);

const truc = { id: "u-5", employeeNameEn: "Vo Thanh Truc" };
const client = (places: readonly unknown[]) =>
  ({ language: "en", ask: async (_: CallSpec) => places }) as unknown as Client;
const Page = () => <PageHeader title="truc" actions={useUserVerbs(truc)} />;
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Pay advances" });

test("what an area above does with a user is asked for by name and done", async () => {
  renderScreen(<Page />, { client: client([{ id: "l-1" }]) });
  await waitFor(() => expect(button().disabled).toBe(false));
  fireEvent.click(button());
  await screen.findAllByText("Pay Vo Thanh Truc?");
  fireEvent.click(screen.getByRole("button", { name: "Yes" }));
  await waitFor(() => expect(ran).toEqual(["u-5"]));
});

test("of who works nowhere it says so", async () => {
  renderScreen(<Page />, { client: client([]) });
  expect((await screen.findByLabelText(/has no place of work yet/)).textContent).toBe(
    "Pay advances",
  );
  expect(button().disabled).toBe(true);
});

test("without the right it names who could", async () => {
  const session = {
    ...anybody,
    may: (right: string) => right !== "catPartnerdata.add",
    whoMay: async () => ["Đỗ Quốc Bảo"],
  };
  renderScreen(<Page />, { client: client([{ id: "l-1" }]), session });
  expect((await screen.findByLabelText(/Ask Đỗ Quốc Bảo/)).textContent).toBe("Pay advances");
  expect(button().disabled).toBe(true);
});
