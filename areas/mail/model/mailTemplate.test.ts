import { languages } from "@fairway/core/words/words.ts";
import { expect, test } from "vitest";
import { mailFamilies, mailKindNames } from "./mailKinds.ts";
import {
  fillTemplate,
  givenTemplate,
  placesIn,
  serviceOfTemplate,
  whyNotTemplate,
} from "./mailTemplate.ts";

const texts = { subject: "Bill", body: "Hello", repeated: "", footer: "" };

test("every delivered template names only places that exist", () => {
  const keys = mailKindNames.flatMap((kind) =>
    mailFamilies
      .filter((family) => serviceOfTemplate({ kind, family }))
      .flatMap((family) => languages.map((language) => ({ kind, family, language }))),
  );
  expect(keys.length).toBeGreaterThan(20);
  for (const key of keys) expect(whyNotTemplate(givenTemplate(key))).toEqual([]);
});

test("a place that does not exist is refused on its field with those that do", () => {
  const [fault, second] = whyNotTemplate({ ...texts, body: "Dear {nobody}, {hwbno} {Mawb}" });
  expect(fault).toMatchObject({ field: "body", code: "mail.placeUnknown" });
  expect(fault?.facts).toMatchObject({ place: "{nobody}, {Mawb}" });
  expect(fault?.facts?.["places"]).toContain("{hwbno}");
  expect(second).toBeUndefined();
});

test.each(["{hwbno", "hwbno}", "{{hwbno}}", "{ hwbno } }"])("%s is refused", (footer) => {
  expect(whyNotTemplate({ ...texts, footer })).toMatchObject([{ field: "footer" }]);
});

test("a line whose places are all empty is left out, other lines stay", () => {
  const say = (fact: string) => (fact === "mawb" ? "" : fact);
  expect(fillTemplate("A {mawb}<br><br>{hwbno} {mawb}<br>end", say)).toBe("<br>hwbno <br>end");
  expect(placesIn("{ hwbno } and {eta}")).toEqual(["hwbno", "eta"]);
});
