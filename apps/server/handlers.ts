import { handlers as analysis } from "@fairway/areas/analysis/server/handlers.ts";
import { handlers as dossier } from "@fairway/areas/dossier/server/handlers.ts";
import { handlers as edoc } from "@fairway/areas/edoc/server/handlers.ts";
import { handlers as access, whenCompanyFounded } from "@fairway/areas/access/server/handlers.ts";
import { handlers as arrival } from "@fairway/areas/arrival/server/handlers.ts";
import { handlers as airbooking } from "@fairway/areas/airbooking/server/handlers.ts";
import { handlers as airwaybill } from "@fairway/areas/airwaybill/server/handlers.ts";
import { handlers as agreement } from "@fairway/areas/agreement/server/handlers.ts";
import { handlers as unlock } from "@fairway/areas/unlock/server/handlers.ts";
import { handlers as workorder } from "@fairway/areas/workorder/server/handlers.ts";
import { handlers as advance } from "@fairway/areas/advance/server/handlers.ts";
import { handlers as approval } from "@fairway/areas/approval/server/handlers.ts";
import { handlers as audit } from "@fairway/areas/audit/server/handlers.ts";
import { handlers as balance } from "@fairway/areas/balance/server/handlers.ts";
import { handlers as payable } from "@fairway/areas/payable/server/handlers.ts";
import { handlers as period } from "@fairway/areas/period/server/handlers.ts";
import { handlers as combine } from "@fairway/areas/combine/server/handlers.ts";
import { handlers as costing } from "@fairway/areas/costing/server/handlers.ts";
import { handlers as books } from "@fairway/areas/books/server/handlers.ts";
import { handlers as billme } from "@fairway/areas/billme/server/handlers.ts";
import { handlers as booking } from "@fairway/areas/booking/server/handlers.ts";
import { handlers as catalogue } from "@fairway/areas/catalogue/server/handlers.ts";
import { handlers as credit } from "@fairway/areas/credit/server/handlers.ts";
import { handlers as charge } from "@fairway/areas/charge/server/handlers.ts";
import { handlers as note } from "@fairway/areas/note/server/handlers.ts";
import { handlers as freetime } from "@fairway/areas/freetime/server/handlers.ts";
import { handlers as file } from "@fairway/areas/file/server/handlers.ts";
import { handlers as housebill } from "@fairway/areas/housebill/server/handlers.ts";
import { handlers as instruction } from "@fairway/areas/instruction/server/handlers.ts";
import { handlers as invoice } from "@fairway/areas/invoice/server/handlers.ts";
import {
  handlers as notification,
  hubs as notificationHubs,
} from "@fairway/areas/notification/server/handlers.ts";
import { handlers as milestone } from "@fairway/areas/milestone/server/handlers.ts";
import { handlers as comment } from "@fairway/areas/comment/server/handlers.ts";
import { handlers as soa } from "@fairway/areas/soa/server/handlers.ts";
import { handlers as stage } from "@fairway/areas/stage/server/handlers.ts";
import { handlers as release } from "@fairway/areas/release/server/handlers.ts";
import { handlers as proof } from "@fairway/areas/proof/server/handlers.ts";
import { handlers as manifest } from "@fairway/areas/manifest/server/handlers.ts";
import { handlers as operation } from "@fairway/areas/operation/server/handlers.ts";
import { handlers as customs } from "@fairway/areas/customs/server/handlers.ts";
import { handlers as linkcharge } from "@fairway/areas/linkcharge/server/handlers.ts";
import { handlers as replica } from "@fairway/areas/replica/server/handlers.ts";
import { handlers as linkfee } from "@fairway/areas/linkfee/server/handlers.ts";
import { handlers as mail } from "@fairway/areas/mail/server/handlers.ts";
import { handlers as organisation } from "@fairway/areas/organisation/server/handlers.ts";
import { handlers as partner } from "@fairway/areas/partner/server/handlers.ts";
import { handlers as rate } from "@fairway/areas/rate/server/handlers.ts";
import { handlers as radar } from "@fairway/areas/radar/server/handlers.ts";
import { handlers as receivable } from "@fairway/areas/receivable/server/handlers.ts";
import { handlers as receipt } from "@fairway/areas/receipt/server/handlers.ts";
import { handlers as report } from "@fairway/areas/report/server/handlers.ts";
import { handlers as separatebill } from "@fairway/areas/separatebill/server/handlers.ts";
import { handlers as session } from "@fairway/areas/session/server/handlers.ts";
import { handlers as settlement } from "@fairway/areas/settlement/server/handlers.ts";
import { handlers as shipment } from "@fairway/areas/shipment/server/handlers.ts";
import { handlers as sync } from "@fairway/areas/sync/server/handlers.ts";
import { handlers as tariff } from "@fairway/areas/tariff/server/handlers.ts";
import type { Served } from "@fairway/engine/http/serve.ts";
import { handlers as listMemory } from "@fairway/engine/listMemory/handlers.ts";
import { handlers as imports } from "@fairway/engine/imports/handlers.ts";
import { handlers as trip } from "@fairway/areas/trip/server/handlers.ts";
import { handlers as paperPlacing } from "@fairway/engine/paperPlacing/handlers.ts";
import type { ServedHub } from "@fairway/engine/realtime/serveHub.ts";
import "./tableNames.ts";

// A company that is created later gets its catalogue at once.
whenCompanyFounded(async (tx, companyId, userId) => {
  const { seedCatalogue } = await import("../../db/seed/reference.ts");
  await seedCatalogue(tx, companyId, userId);
});

/** Every area with its calls; this is the only such list. */
export const areas: readonly { readonly area: string; readonly handlers: readonly Served[] }[] = [
  { area: "organisation", handlers: organisation },
  { area: "access", handlers: access },
  { area: "session", handlers: session },
  { area: "notification", handlers: notification },
  { area: "audit", handlers: audit },
  { area: "approval", handlers: approval },
  { area: "file", handlers: file },
  { area: "catalogue", handlers: catalogue },
  { area: "partner", handlers: partner },
  { area: "rate", handlers: rate },
  { area: "tariff", handlers: tariff },
  { area: "linkfee", handlers: linkfee },
  { area: "linkcharge", handlers: linkcharge },
  { area: "customs", handlers: customs },
  { area: "agreement", handlers: agreement },
  { area: "booking", handlers: booking },
  { area: "shipment", handlers: shipment },
  { area: "housebill", handlers: housebill },
  { area: "milestone", handlers: milestone },
  { area: "operation", handlers: operation },
  { area: "stage", handlers: stage },
  { area: "comment", handlers: comment },
  { area: "charge", handlers: charge },
  { area: "freetime", handlers: freetime },
  { area: "replica", handlers: replica },
  { area: "note", handlers: note },
  { area: "edoc", handlers: edoc },
  { area: "dossier", handlers: dossier },
  { area: "arrival", handlers: arrival },
  { area: "advance", handlers: advance },
  { area: "unlock", handlers: unlock },
  { area: "workorder", handlers: workorder },
  { area: "soa", handlers: soa },
  { area: "settlement", handlers: settlement },
  { area: "billme", handlers: billme },
  { area: "instruction", handlers: instruction },
  { area: "airwaybill", handlers: airwaybill },
  { area: "invoice", handlers: invoice },
  { area: "manifest", handlers: manifest },
  { area: "airbooking", handlers: airbooking },
  { area: "separatebill", handlers: separatebill },
  { area: "release", handlers: release },
  { area: "proof", handlers: proof },
  { area: "combine", handlers: combine },
  { area: "payable", handlers: payable },
  { area: "period", handlers: period },
  { area: "receipt", handlers: receipt },
  { area: "receivable", handlers: receivable },
  { area: "mail", handlers: mail },
  { area: "sync", handlers: sync },
  { area: "trip", handlers: trip },
  { area: "radar", handlers: radar },
  { area: "balance", handlers: balance },
  { area: "credit", handlers: credit },
  { area: "report", handlers: report },
  { area: "analysis", handlers: analysis },
  { area: "books", handlers: books },
  { area: "costing", handlers: costing },
  { area: "listMemory", handlers: listMemory },
  { area: "imports", handlers: imports },
  { area: "paperPlacing", handlers: paperPlacing },
];

/** Every call of the server. */
export const handlers: readonly Served[] = areas.flatMap((each) => each.handlers);

/** Every hub that browsers connect to. */
export const hubs: readonly ServedHub[] = notificationHubs;
