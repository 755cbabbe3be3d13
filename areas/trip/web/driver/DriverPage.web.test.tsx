import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DriverPage } from "./DriverPage.tsx";
import type { KeptProof } from "./keptProofs.ts";
import { sendKept } from "./sendKept.ts";

const stop = {
  id: "s1",
  kind: "Deliver",
  place: "Kho",
  address: null,
  contact: null,
  plannedAt: null,
  actualAt: null,
  proof: null,
};
const trip = {
  tripNo: "J-T01",
  state: "Loaded",
  officeName: "HCM",
  officeTel: null,
  timeZone: "Asia/Ho_Chi_Minh",
  truckNo: null,
  trailerNo: null,
  driverName: null,
  containerNo: null,
  containerTypeCode: null,
  sealNo: null,
  pieces: "4",
  packageTypeCode: null,
  grossWeight: null,
  goods: null,
  stops: [stop],
  keepsPosition: false,
  may: ["prove"],
};
const photo = (id: string) => ({
  id,
  blob: new Blob([id], { type: "image/jpeg" }),
  isSent: false,
});
const proof = (more: Partial<KeptProof> = {}): KeptProof => ({
  id: "p",
  link: "L",
  stopId: "s1",
  receiver: "Hoa",
  pieces: "4",
  hasDamage: false,
  damage: "",
  signature: "abcd",
  deliveredAt: "2026-11-20T08:00:00.000Z",
  isSent: false,
  photos: [photo("f1"), photo("f2")],
  ...more,
});

/** The server of a driver; what it was asked is noted, a photo with its id. */
const calls: string[] = [];
const serve = (answer: (verb: string, call: string) => Response | Promise<Response>) => {
  calls.length = 0;
  vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string | FormData }) => {
    const verb = path.split("/").at(-1) ?? "";
    const call = body instanceof FormData ? `${verb} ${String(body.get("id"))}` : verb;
    calls.push(call);
    return answer(verb, call);
  });
};
const said = (answer: unknown, status = 200) => new Response(JSON.stringify(answer), { status });
const unreadable = () =>
  said({ code: "tripProof.photoUnreadable", message: "This photo cannot be read." }, 400);
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

/** A store of the phone with some proofs and trips. */
function keep(proofs: readonly KeptProof[], trips: readonly object[] = []) {
  const stores: Record<string, Map<unknown, unknown>> = {
    proof: new Map(proofs.map((each) => [each.id, each])),
    trip: new Map(trips.map((each) => ["L", each])),
  };
  const keys: Record<string, string> = { proof: "id", trip: "link" };
  const later = (on: EventTarget, type: string) =>
    void setTimeout(() => on.dispatchEvent(new Event(type)));
  const transaction = (name: string) => {
    const kept = stores[name] as Map<unknown, unknown>;
    const done = { result: undefined };
    const objectStore = () => ({
      getAll: () => ({ result: [...kept.values()] }),
      get: (key: string) => ({ result: kept.get(key) }),
      put: (value: Record<string, unknown>) => {
        kept.set(value[keys[name] as string], value);
        return done;
      },
      delete: (key: string) => {
        kept.delete(key);
        return done;
      },
    });
    const made = Object.assign(new EventTarget(), { objectStore });
    later(made, "complete");
    return made;
  };
  const open = () => {
    const result = { close: () => undefined, transaction };
    const opening = Object.assign(new EventTarget(), { result });
    later(opening, "success");
    return opening;
  };
  vi.stubGlobal("indexedDB", { open });
  return stores["proof"] as Map<unknown, KeptProof>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("where the phone keeps nothing", () => {
  test("a proof is sent with all its photos", async () => {
    serve(() => said(trip));
    await sendKept({ link: "L", language: "en" }, proof());
    expect(calls).toEqual(["Send", "Photo f1", "Photo f2"]);
  });

  test("a proof without a connection waits on the open page and is sent later", async () => {
    HTMLCanvasElement.prototype.toDataURL = () => "data:image/png;base64,abc";
    HTMLCanvasElement.prototype.setPointerCapture = () => undefined;
    let isOnline = true;
    serve(() => (isOnline ? said(trip) : Promise.reject(new Error("no connection"))));
    render(<DriverPage link="L" language="en" />);
    fireEvent.click(await screen.findByRole("button", { name: "Proof of delivery" }));
    fireEvent.change(screen.getByLabelText("Name of the receiver"), { target: { value: "Hoa" } });
    fireEvent.pointerUp(screen.getByRole("img", { name: "Signature of the receiver" }));
    isOnline = false;
    fireEvent.click(screen.getByRole("button", { name: "Confirm the delivery" }));
    const send = await screen.findByRole("button", { name: "Send now" });
    await screen.findByText(/Leave this page open/);
    await screen.findByRole("alert");
    expect(buttons()).toContain("Send now");
    isOnline = true;
    calls.length = 0;
    fireEvent.click(send);
    await screen.findByText(/The delivery is confirmed/);
    expect(calls).toEqual(["Send"]);
    expect(buttons()).not.toContain("Send now");
  });
});

test("TR-14: fewer pieces than loaded are not confirmed without a remark", async () => {
  HTMLCanvasElement.prototype.toDataURL = () => "data:image/png;base64,abc";
  HTMLCanvasElement.prototype.setPointerCapture = () => undefined;
  serve(() => said(trip));
  render(<DriverPage link="L" language="en" />);
  fireEvent.click(await screen.findByRole("button", { name: "Proof of delivery" }));
  fireEvent.change(screen.getByLabelText("Name of the receiver"), { target: { value: "Hoa" } });
  fireEvent.change(screen.getByLabelText("Pieces delivered"), { target: { value: "3" } });
  fireEvent.pointerUp(screen.getByRole("img", { name: "Signature of the receiver" }));
  calls.length = 0;
  fireEvent.click(screen.getByRole("button", { name: "Confirm the delivery" }));
  await screen.findByText("Enter what is damaged or missing.");
  expect(calls).toEqual([]);
  fireEvent.change(screen.getByLabelText("What is damaged or missing"), {
    target: { value: "one carton" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Confirm the delivery" }));
  await screen.findByText(/The delivery is confirmed/);
  expect(calls).toEqual(["Send"]);
});

test("a refused photo does not hold the others, and can be left out", async () => {
  const kept = keep([proof({ isSent: true })]);
  serve((_, call) => (call === "Photo f1" ? unreadable() : said(trip)));
  render(<DriverPage link="L" language="en" />);
  await screen.findByText("This photo cannot be read.");
  expect(calls).toEqual(["Read", "Read", "Photo f1", "Photo f2"]);
  expect(kept.get("p")?.photos.map(({ isSent }) => isSent)).toEqual([false, true]);
  fireEvent.click(await screen.findByRole("button", { name: "Discard the photos left" }));
  await waitFor(() => expect(buttons()).not.toContain("Send now"));
  expect(kept.size).toBe(0);
});

test("a proof that waits while its link ends is shown, and saved or discarded", async () => {
  const kept = keep([proof()], [{ link: "L", trip }]);
  serve(() => said({ code: "tripLink.unknown", message: "This link is over." }, 404));
  render(<DriverPage link="L" language="en" />);
  await screen.findByText("This link is over.");
  await screen.findByText(/Save it and hand it to the office/);
  const links = () => screen.getAllByRole("link").map((each) => each.getAttribute("href") ?? "");
  await waitFor(() =>
    expect(links()).toEqual([
      "data:image/png;base64,abcd",
      expect.stringMatching(/^blob:/),
      expect.stringMatching(/^blob:/),
    ]),
  );
  expect(screen.getByText("Hoa")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Discard it" }));
  await waitFor(() => expect(kept.size).toBe(0));
  await waitFor(() => expect(buttons()).toEqual(["Try again"]));
});

test("a step that is pressed while a photo is sent is reported after it", async () => {
  keep([proof({ isSent: true, photos: [photo("f1")] })]);
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  serve(async (verb) => {
    if (verb === "Photo") await arrived;
    return said({ ...trip, state: verb === "Report" ? "EmptyReturned" : "Loaded", may: ["load"] });
  });
  render(<DriverPage link="L" language="en" />);
  await waitFor(() => expect(calls).toContain("Photo f1"));
  fireEvent.click(screen.getByRole("button", { name: "Goods picked up" }));
  await screen.findByRole("button", { name: "Sending…" });
  expect(calls).toEqual(["Read", "Read", "Photo f1"]);
  arrive();
  await waitFor(() => expect(calls.at(-1)).toBe("Report"));
  await screen.findByRole("button", { name: "Goods picked up" });
});
