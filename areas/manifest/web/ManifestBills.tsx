import { PackagesText } from "@fairway/areas/housebill/web/PackagesText.tsx";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { billColumnWords } from "@fairway/areas/service/model/tradeWords.ts";
import { freightPayments } from "@fairway/areas/shipment/model/choices.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useClient } from "@fairway/ui/client/client.ts";
import { saveFile } from "@fairway/ui/client/saveFile.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoreActions } from "@fairway/ui/parts/MoreActions.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import { useFormContext, useWatch } from "react-hook-form";
import "./manifest.css";
import { sumsOfManifest } from "../model/billsOfManifest.ts";
import type { ListedBill } from "../model/manifest.ts";
import { customsSheets } from "./customsSheets.ts";
import { manifestWords as words } from "./words.ts";

/** The house bills of the job: those that are ticked are on the manifest and in its sums. */
export function ManifestBills(props: {
  readonly job: ShipmentRecord;
  readonly bills: readonly ListedBill[];
  readonly isReadOnly: boolean;
}) {
  const { job, bills, isReadOnly } = props;
  const say = useSay();
  const client = useClient();
  const sheets = customsSheets.filter(({ isOf }) => isOf(job));
  const { setValue } = useFormContext();
  const ticked = new Set((useWatch({ name: "hblids" }) as string[] | null) ?? []);
  const sums = sumsOfManifest(bills.filter(({ id }) => ticked.has(id)));
  const tick = (ids: readonly string[], isOn: boolean) => {
    const next = bills
      .map(({ id }) => id)
      .filter((id) => (ids.includes(id) ? isOn : ticked.has(id)));
    setValue("hblids", next, { shouldDirty: true });
  };
  const all = bills.map(({ id }) => id);
  const terms: Readonly<Record<string, Words>> = freightPayments;
  const freight = (stored: string | null) => {
    const term = stored ? terms[stored] : undefined;
    return term ? say(term) : stored;
  };
  return (
    <Section title={words.bills} columns={1}>
      {bills.length === 0 ? (
        <EmptyState title={words.none} detail={words.noneDetail} />
      ) : (
        <table className="fw-bills fw-manifest" aria-label={say(words.bills)}>
          <thead>
            <tr>
              <th>
                <Checkbox
                  aria-label={say(words.onIt)}
                  disabled={isReadOnly}
                  checked={ticked.size === bills.length}
                  indeterminate={ticked.size > 0 && ticked.size < bills.length}
                  onChange={({ target }) => tick(all, target.checked)}
                />
              </th>
              <th>{say(billColumnWords(serviceOf(job.transactionType), "hwbno"))}</th>
              <th className="fw-right">{say(words.packages)}</th>
              <th className="fw-right">{say(words.grossWeight)}</th>
              <th className="fw-right">{say(words.cbm)}</th>
              <th>{say(words.destination)}</th>
              <th>{say(words.shipper)}</th>
              <th>{say(words.consignee)}</th>
              <th>{say(words.goods)}</th>
              <th>{say(words.freight)}</th>
              {sheets.length > 0 ? <th aria-hidden /> : null}
            </tr>
          </thead>
          <tbody>
            {bills.map((bill) => (
              <tr key={bill.id} className={ticked.has(bill.id) ? undefined : "fw-quiet"}>
                <td>
                  <Checkbox
                    aria-label={say(words.include, { hwbno: bill.hwbno })}
                    disabled={isReadOnly}
                    checked={ticked.has(bill.id)}
                    onChange={({ target }) => tick([bill.id], target.checked)}
                  />
                </td>
                <td>
                  <ScreenLink to={`${jobHome(job)}/hbl/${bill.id}`}>{bill.hwbno}</ScreenLink>
                </td>
                <td className="fw-right">
                  <PackagesText packages={bill.packages} />
                </td>
                <td className="fw-right">
                  <NumberText value={bill.grossWeight} most={3} />
                </td>
                <td className="fw-right">
                  <NumberText value={bill.cbm} most={3} />
                </td>
                <td>{bill.destination}</td>
                <td>{firstLine(bill.shipper)}</td>
                <td>{firstLine(bill.consignee)}</td>
                <td className="fw-manifest-goods">{bill.desOfGoods}</td>
                <td>{freight(bill.freightPayment)}</td>
                {sheets.length > 0 ? (
                  <td className="fw-right">
                    <MoreActions
                      small
                      label={say(words.sheetsOf, { hwbno: bill.hwbno })}
                      actions={sheets.map((sheet) => ({
                        words: sheet.words,
                        run: () =>
                          void sheet
                            .load(client, bill.id)
                            .then(saveFile, (refused: Error) => toast.error(refused.message)),
                      }))}
                      start={(action) => action.run()}
                    />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2}>
                {say(words.total)} ({ticked.size})
              </td>
              <td className="fw-right">
                <PackagesText packages={sums.packages} />
              </td>
              <td className="fw-right">
                <NumberText value={sums.grossWeight} most={3} />
              </td>
              <td className="fw-right">
                <NumberText value={sums.volume} most={3} />
              </td>
              <td colSpan={sheets.length > 0 ? 6 : 5} aria-hidden />
            </tr>
          </tfoot>
        </table>
      )}
    </Section>
  );
}

const firstLine = (text: string | null) => text?.split("\n")[0] ?? "";
