// @vitest-environment happy-dom
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Bell } from "./Bell.tsx";

afterEach(cleanup);

/** Simulates a server with `many` messages, the newest first. */
function played(many: number, unread: number) {
  const kept = Array.from({ length: many }, (_, at) => ({
    id: `m-${at + 1}`,
    title: `Message <b>${at + 1}</b>`,
    description: null,
    type: "User",
    actionLink: null,
    status: at < unread ? "New" : "Read",
    datetimeCreated: "2026-11-21T02:00:00.000Z",
  }));
  const asked: { page: number; size: number }[] = [];
  const ask = async (_: CallSpec, { page, size }: { page: number; size: number }) => {
    asked.push({ page, size });
    const data = kept.slice((page - 1) * size, page * size);
    return { data, page, size, totalItems: kept.length, totalNoRead: unread };
  };
  return { kept, asked, client: { language: "en", ask } as unknown as Client };
}

const shown = () => document.querySelectorAll(".fw-bell li").length;

test("the bell shows 15, then 10 more each time, without end, whatever comes in between", async () => {
  const { client, kept, asked } = played(117, 3);
  renderScreen(<Bell />, { client });
  fireEvent.click(await screen.findByRole("button", { name: /^Notifications/ }));
  await waitFor(() => expect(shown()).toBe(15));
  for (const expected of [25, 35, 45, 55, 65, 75, 85, 95, 105, 115]) {
    fireEvent.click(screen.getByText("Load More"));
    await waitFor(() => expect(shown()).toBe(expected));
  }
  kept.unshift({ ...(kept[0] as (typeof kept)[0]), id: "m-0", title: "Message 0" });
  fireEvent.click(screen.getByText("Load More"));
  await waitFor(() => expect(screen.queryByText("Load More")).toBeNull());
  const titles = [...document.querySelectorAll(".fw-bell li b")].map((each) => each.textContent);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.at(-1)).toBe("117");
  expect(Math.max(...asked.map(({ size }) => size))).toBe(100);
}, 60_000);

test.each([
  [0, null],
  [99, "99"],
  [100, "+99"],
  [250, "+99"],
])("%i unread messages stand on the bell as %s", async (unread, badge) => {
  const { client } = played(250, unread);
  renderScreen(<Bell />, { client });
  await screen.findByRole("button", { name: `Notifications: ${unread} unread` });
  await waitFor(() =>
    expect(document.querySelector(".ant-badge-count")?.textContent ?? null).toBe(badge),
  );
});

test("a message about handed on work opens the screen where it is the reader's turn", async () => {
  const { client, kept } = played(1, 1);
  const list = "/home/accounting/management/vat-invoice/new";
  kept[0] = {
    ...(kept[0] as (typeof kept)[0]),
    title: "5 debit notes wait for an invoice",
    actionLink: list as never,
  };
  const { address } = renderScreen(<Bell />, { client });
  fireEvent.click(await screen.findByRole("button", { name: /^Notifications/ }));
  fireEvent.click(await screen.findByRole("button", { name: /5 debit notes wait/ }));
  await waitFor(() => expect(address()).toBe(list));
});
