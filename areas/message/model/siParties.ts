import type { FilePart } from "./siFile.ts";

const nothing = /^(n\/?a|none|null|-+)$/i;

/** Returns a text, or "" for words that mean "none". */
function said(part: FilePart, ...names: string[]): string {
  const text = part.text(...names);
  return nothing.test(text) ? "" : text;
}

/** Returns an address as printed: street, then city, region and post code, then country. */
export function addressText(address: FilePart): string {
  if (typeof address.value === "string") return address.text();
  const street = [
    [said(address, "street"), said(address, "streetNumber")].filter(Boolean).join(" "),
    said(address, "floor") && `Floor ${said(address, "floor")}`,
    said(address, "POBox") && `P.O. Box ${said(address, "POBox")}`,
  ];
  const town = [
    said(address, "city"),
    said(address, "stateRegion"),
    said(address, "postCode", "postalCode"),
  ];
  const country = said(address, "countryCode", "country");
  return [street, town, [country]]
    .map((line) => line.filter(Boolean).join(", "))
    .filter(Boolean)
    .join("\n");
}

/** Returns a party as printed: name, address, telephone and mail of its contacts. */
export function partyText(party: FilePart): string {
  const name = said(party, "partyName", "name");
  // The sender's own layout of the address takes precedence over one composed from its parts.
  const shown = party.list("displayedAddress").map((line) => said(line));
  const address = addressText(party.part("address"));
  const tax = party
    .list("taxLegalReferences")
    .map((each) => [said(each, "type"), said(each, "value")].filter(Boolean).join(": "));
  const contacts = party.list("partyContactDetails").map((contact) => {
    const person = said(contact, "name");
    const phone = said(contact, "phone");
    const mail = said(contact, "email");
    const reach = [phone && `TEL: ${phone}`, mail && `EMAIL: ${mail}`].filter(Boolean).join("  ");
    return [person && `ATTN: ${person}`, reach].filter(Boolean).join("  ");
  });
  return [name, ...(shown.some(Boolean) ? shown : [address]), ...tax, ...contacts]
    .filter((line) => line.trim() !== "")
    .join("\n");
}
