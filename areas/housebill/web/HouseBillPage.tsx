import { FilesSection } from "@fairway/areas/file/web/FilesSection.tsx";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Paper } from "@fairway/areas/service/model/namedRules.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import { whyJobClosed } from "@fairway/areas/shipment/model/refusals.ts";
import { useOwnAddress } from "@fairway/areas/shipment/web/useOwnAddress.ts";
import { useWhyRefused } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { saveFile } from "@fairway/ui/client/saveFile.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useHistory } from "@fairway/ui/history/useHistory.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import type { PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { PageSkeleton, RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import type { TabSpec } from "@fairway/ui/parts/Tabs.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useMemo,
  useState,
} from "react";
import {
  deleteHouseBill,
  getHouseBill,
  houseBillHistory,
  listHouseBillsOfJob,
  updateHouseBill,
} from "../contract.ts";
import { billFiles } from "../model/fileFolders.ts";
import { HouseBillEditor } from "./HouseBillEditor.tsx";
import { HouseBillPrint } from "./HouseBillPrint.tsx";
import { HouseWaybillPrint } from "./HouseWaybillPrint.tsx";
import { billValues } from "./billValues.ts";
import { chosenOfBill } from "./chosenOfBill.ts";
import { withHouseBillRules } from "./houseBillShape.ts";
import { billPlaces, type BillTabProps, type DialogOfBill } from "./places.ts";
import { houseBillWords as words } from "./words.ts";

// The tabs are not needed to read the bill.
const BillTabs = lazy(() => import("./BillTabs.tsx"));

/** One house bill: its form, its print, and deleting it. */
export default function HouseBillPage() {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const whyRefused = useWhyRefused();
  const jobId = useParam("jobId");
  const id = useParam("hblId");
  const { go, search } = useAddress();
  const { dialogs, links, sheets } = billPlaces();
  const [dialog, setDialog] = useState<DialogOfBill | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const asked = useAsk(getHouseBill, { id });
  const ofJob = useAsk(getShipment, { id: jobId });
  const remove = useVerb(deleteHouseBill, {
    invalidates: [listHouseBillsOfJob],
    onDone: ({ data }) => {
      toast.success(say(words.deleted, { hwbno: data.hwbno }));
      if (ofJob.data) go(`${jobHome(ofJob.data)}?tab=HBL`, { replace: true });
    },
  });
  const history = useHistory({ call: houseBillHistory, id, what: asked.data?.hwbno ?? "" });
  const isMoving = useOwnAddress(ofJob.data);
  const bill = asked.data;
  const service = ofJob.data ? serviceOf(ofJob.data.transactionType) : null;
  const shape = useMemo(
    () => (service ? withHouseBillRules(updateHouseBill.body, service) : null),
    [service],
  );
  const start = useMemo(() => (bill ? billValues(bill) : null), [bill]);
  const fault = asked.error ?? ofJob.error;
  if (fault && !bill) return <ErrorState fault={fault} retry={() => void asked.refetch()} />;
  const job = ofJob.data;
  if (!bill || !start || !job || !service || !shape || isMoving) return <PageSkeleton />;
  const whyNot = whyRefused(job, bill.may.includes("update"), "write");
  const others = furtherTabs({ job, bill, whyNot });
  const Print = service.papers.map((paper) => prints[paper]).find((each) => each !== undefined);
  const printing: PageAction[] = Print
    ? [{ words: Print.words, keys: "alt+p", run: () => setPrinting(true) }]
    : [];
  const exports = sheets
    .filter(({ isOf }) => isOf(job))
    .map(
      ({ words: title, load }): PageAction => ({
        words: title,
        run: () =>
          void load(client, bill.id).then(saveFile, (refused: Error) =>
            toast.error(refused.message),
          ),
      }),
    );
  const linked = links.flatMap(({ words: title, to }): PageAction[] => {
    const address = to(job, bill);
    return address ? [{ words: title, run: () => go(address) }] : [];
  });
  const opened = dialogs
    .filter(({ isOf }) => isOf(job))
    .map((each): PageAction => ({ words: each.words, run: () => setDialog(each) }));
  return (
    <>
      <HouseBillEditor
        key={bill.id}
        job={job}
        title={bill.hwbno}
        shape={shape}
        start={start}
        chosen={chosenOfBill(bill)}
        containers={bill.csMawbcontainers}
        dimensions={bill.dimensionDetails}
        otherCharges={bill.otherCharges}
        whyNot={whyNot}
        nextNumber={null}
        save={async (values, lists) =>
          (await client.ask(updateHouseBill, { ...values, id, ...lists })).data
        }
        onSaved={(saved) => {
          cache.setQueryData(cacheKey(getHouseBill, { id }), saved);
          void cache.invalidateQueries({ queryKey: cacheKey(listHouseBillsOfJob) });
          toast.success(say(words.saved, { hwbno: saved.hwbno }));
        }}
        latest={async () => billValues(await client.ask(getHouseBill, { id }))}
        actions={[...printing, ...linked, ...opened, ...exports, history.action]}
        isAside={others.some(({ key }) => key === search["tab"])}
        {...(others.length > 0
          ? {
              framed: (form: ReactNode) => (
                <Suspense fallback={<RowSkeletons />}>
                  <BillTabs form={form} others={others} />
                </Suspense>
              ),
            }
          : {})}
        dangerous={
          whyJobClosed(job)
            ? []
            : [
                {
                  words: words.delete,
                  why: whyRefused(job, bill.may.includes("delete"), "delete"),
                  run: () => remove.mutate({ id }),
                  confirm: { title: say(words.deleteAsk, { hwbno: bill.hwbno }), danger: true },
                },
              ]
        }
      />
      <div className="fw-page">
        <FilesSection
          owner={{ ...billFiles, objectId: bill.id }}
          service={service.code}
          why={whyNot}
        />
      </div>
      {history.drawer}
      {dialog ? (
        <Suspense fallback={null}>
          <dialog.Dialog job={job} bill={bill} whyNot={whyNot} onClose={() => setDialog(null)} />
        </Suspense>
      ) : null}
      {isPrinting && Print ? (
        <Print.Content bill={bill} service={service} onClose={() => setPrinting(false)} />
      ) : null}
    </>
  );
}

/** How each paper of a bill is printed, on the bills of the services that declare it. */
const prints: Readonly<
  Partial<
    Record<
      Paper,
      {
        readonly words: Words;
        readonly Content: ComponentType<ComponentProps<typeof HouseWaybillPrint>>;
      }
    >
  >
> = {
  billOfLading: { words: words.print, Content: HouseBillPrint },
  houseAirWaybill: { words: words.printWaybill, Content: HouseWaybillPrint },
};

/** The tabs after the form: the charges, and those that the service declares. */
function furtherTabs(shown: BillTabProps): TabSpec[] {
  const { Charges, tabs } = billPlaces();
  const charges: TabSpec[] = Charges
    ? [{ key: "CHARGES", words: words.charges, content: () => <Charges {...shown} /> }]
    : [];
  const declared = serviceOf(shown.job.transactionType).bill.tabs.flatMap((key): TabSpec[] => {
    const place = tabs[key];
    return place ? [{ key, words: place.words, content: () => <place.Content {...shown} /> }] : [];
  });
  return [...charges, ...declared];
}
