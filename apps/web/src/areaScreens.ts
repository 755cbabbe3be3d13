import { screens as access } from "@fairway/areas/access/web/screens.tsx";
import { screens as agreement } from "@fairway/areas/agreement/web/screens.tsx";
import { screens as airwaybill } from "@fairway/areas/airwaybill/web/screens.tsx";
import { screens as analysis } from "@fairway/areas/analysis/web/screens.tsx";
import { screens as unlock } from "@fairway/areas/unlock/web/screens.tsx";
import { screens as workorder } from "@fairway/areas/workorder/web/screens.tsx";
import { screens as advance } from "@fairway/areas/advance/web/screens.tsx";
import { screens as approval } from "@fairway/areas/approval/web/screens.tsx";
import { screens as audit } from "@fairway/areas/audit/web/screens.tsx";
import { screens as billme } from "@fairway/areas/billme/web/screens.tsx";
import { screens as booking } from "@fairway/areas/booking/web/screens.tsx";
import { screens as books } from "@fairway/areas/books/web/screens.tsx";
import { screens as catalogue } from "@fairway/areas/catalogue/web/screens.tsx";
import { screens as charge } from "@fairway/areas/charge/web/screens.tsx";
import { screens as payable } from "@fairway/areas/payable/web/screens.tsx";
import { screens as period } from "@fairway/areas/period/web/screens.tsx";
import { screens as combine } from "@fairway/areas/combine/web/screens.tsx";
import { screens as credit } from "@fairway/areas/credit/web/screens.tsx";
import { screens as file } from "@fairway/areas/file/web/screens.tsx";
import { screens as housebill } from "@fairway/areas/housebill/web/screens.tsx";
import { screens as freetime } from "@fairway/areas/freetime/web/screens.tsx";
import { screens as costing } from "@fairway/areas/costing/web/screens.tsx";
import { screens as radar } from "@fairway/areas/radar/web/screens.tsx";
import { screens as manifest } from "@fairway/areas/manifest/web/screens.tsx";
import { screens as instruction } from "@fairway/areas/instruction/web/screens.tsx";
import { screens as invoice } from "@fairway/areas/invoice/web/screens.tsx";
import { screens as operation } from "@fairway/areas/operation/web/screens.tsx";
import { screens as customs } from "@fairway/areas/customs/web/screens.tsx";
import { screens as linkfee } from "@fairway/areas/linkfee/web/screens.tsx";
import { screens as mail } from "@fairway/areas/mail/web/screens.tsx";
import { screens as notification } from "@fairway/areas/notification/web/screens.tsx";
import { screens as organisation } from "@fairway/areas/organisation/web/screens.tsx";
import { screens as partner } from "@fairway/areas/partner/web/screens.tsx";
import { screens as rate } from "@fairway/areas/rate/web/screens.tsx";
import { screens as receivable } from "@fairway/areas/receivable/web/screens.tsx";
import { screens as receipt } from "@fairway/areas/receipt/web/screens.tsx";
import { screens as report, searchRecords } from "@fairway/areas/report/web/screens.tsx";
import { screens as separatebill } from "@fairway/areas/separatebill/web/screens.tsx";
import { screens as shipment } from "@fairway/areas/shipment/web/screens.tsx";
import { screens as settlement } from "@fairway/areas/settlement/web/screens.tsx";
import { screens as soa } from "@fairway/areas/soa/web/screens.tsx";
import { screens as stage } from "@fairway/areas/stage/web/screens.tsx";
import { screens as sync } from "@fairway/areas/sync/web/screens.tsx";
import { screens as tariff } from "@fairway/areas/tariff/web/screens.tsx";
import { screens as trip } from "@fairway/areas/trip/web/screens.tsx";
import type { Screen } from "@fairway/ui/screens.ts";

/** The screens of every area; a new area adds its line here. */
export const areaScreens: readonly Screen[] = [
  ...catalogue,
  ...partner,
  ...agreement,
  ...credit,
  ...rate,
  ...tariff,
  ...linkfee,
  ...freetime,
  ...costing,
  ...radar,
  ...customs,
  ...booking,
  ...shipment,
  ...stage,
  ...housebill,
  ...operation,
  ...charge,
  ...mail,
  ...trip,
  ...instruction,
  ...manifest,
  ...airwaybill,
  ...separatebill,
  ...billme,
  ...invoice,
  ...receipt,
  ...receivable,
  ...advance,
  ...settlement,
  ...unlock,
  ...workorder,
  ...soa,
  ...sync,
  ...combine,
  ...payable,
  ...period,
  ...report,
  ...analysis,
  ...books,
  ...organisation,
  ...access,
  ...file,
  ...audit,
  ...notification,
  ...approval,
];

export { searchRecords };

/** The list that the address of operations opens. */
export const operationStart = operation[0]?.path.split("/").at(-1) ?? null;
