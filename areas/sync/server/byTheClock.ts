/** What a server needs to carry records to the accounting system. */
export { carryPartnersOf } from "./carryPartners.ts";
export { sendItem } from "./sendItem.ts";
