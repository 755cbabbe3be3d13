import { expect, test } from "vitest";
import { type BillingFacts, billingDay, usualBillingDays } from "./billingDays.ts";

const known = (facts: Partial<BillingFacts>): BillingFacts => ({
  delivered: null,
  cleared: null,
  eta: null,
  atd: null,
  etd: null,
  opened: "2026-03-01",
  ...facts,
});

test.each([
  ["AE", known({ atd: "2026-03-10", etd: "2026-03-09" }), "atd", "2026-03-12"],
  ["AE", known({ etd: "2026-03-09" }), "opened", "2026-03-31"],
  ["AI", known({ delivered: "2026-03-10", eta: "2026-03-05" }), "delivered", "2026-03-13"],
  ["AI", known({ eta: "2026-03-05" }), "eta", "2026-03-10"],
  ["SFE", known({ atd: "2026-03-10", etd: "2026-03-09" }), "atd", "2026-03-13"],
  ["SLE", known({ etd: "2026-03-09" }), "etd", "2026-03-16"],
  ["SFI", known({ delivered: "2026-03-10", eta: "2026-03-05" }), "delivered", "2026-03-13"],
  ["SLI", known({ eta: "2026-03-05", atd: "2026-02-20" }), "eta", "2026-03-15"],
  ["SCI", known({ atd: "2026-02-20" }), "atd", "2026-04-21"],
  ["SCI", known({}), "opened", "2026-05-15"],
  ["CL", known({ cleared: "2026-03-10", etd: "2026-03-01" }), "cleared", "2026-03-17"],
  ["TK", known({ etd: "2026-03-01" }), "opened", "2026-03-31"],
] as const)("%s with %o is billed by its %s, on %s", (service, facts, event, on) => {
  expect(billingDay(facts, usualBillingDays[service])).toMatchObject({ event, on });
});
