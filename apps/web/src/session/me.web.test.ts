import type { Client } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { afterEach, expect, test, vi } from "vitest";
import { forgetSession, freshMe } from "./me.ts";

afterEach(() => {
  vi.useRealTimers();
  forgetSession();
});

/** A client whose every call answers an empty list, or is refused with a status. */
function clientOf(answers: { status: number | null }): Client {
  const ask = vi.fn(async () => {
    if (answers.status !== null) throw new Refusal(answers.status, "network", "Not reached");
    return Object.assign([], { id: "u", companyId: "c", officeId: "o" });
  });
  return { language: "en", ask } as unknown as Client;
}

test("while the server cannot be reached the known user stays, so an open form is not lost", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const answers: { status: number | null } = { status: null };
  const client = clientOf(answers);
  const me = await freshMe(client);
  vi.setSystemTime(Date.now() + 60_000);
  answers.status = 0;
  await expect(freshMe(client)).resolves.toBe(me);
  answers.status = 503;
  await expect(freshMe(client)).resolves.toBe(me);
  answers.status = 401;
  await expect(freshMe(client)).rejects.toBeInstanceOf(Refusal);
});
