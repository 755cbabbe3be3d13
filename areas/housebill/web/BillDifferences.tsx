import { getShipment, listShipments, updateShipment } from "@fairway/areas/shipment/contract.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { type BillField, billFields } from "@fairway/areas/service/model/billFields.ts";
import { type JobField, jobFields } from "@fairway/areas/service/model/jobFields.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { billFieldWords, fieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { jobValues } from "@fairway/areas/shipment/web/jobValues.ts";
import { useWhyRefused } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import type { Answer, AskInput } from "@fairway/core/contract/call.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { ActionButton, type PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { WarningOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { type ReactNode, useState } from "react";
import "./houseBill.css";
import { compareBills, getHouseBill, listHouseBillsOfJob, updateHouseBills } from "../contract.ts";
import type { BillDifference } from "../model/billDifferenceShape.ts";
import { billValues } from "./billValues.ts";
import { differenceWords as words, differingWords } from "./differenceWords.ts";

/** What a job and its bills have differently, in one line; opened, each value with its take-over. */
export default function BillDifferences({ job }: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const service = serviceOf(job.transactionType);
  const found = useAsk(compareBills, { jobId: job.id }, { quiet: true, derived: true });
  const take = useTakeOver(job);
  const whyRefused = useWhyRefused();
  const { differences = [], changeable = [] } = found.data ?? {};
  const refused =
    take.error instanceof Refusal && take.error.fields.length > 0 && take.variables
      ? { ...take.variables, fault: take.error }
      : null;
  if (differences.length === 0) return null;
  const action = (each: BillDifference, to: "toJob" | "toBill"): PageAction | null => {
    if (!each[to]) return null;
    const may =
      to === "toJob"
        ? job.may.includes("update")
        : each.billIds.every((id) => changeable.some((bill) => bill.id === id));
    return {
      words: words[to],
      run: () => take.mutate({ found: each, to, changeable }),
      busy: take.isPending,
      why: whyRefused(job, may, "write"),
    };
  };
  const [only, ...more] = differences;
  const isOne = only !== undefined && more.length === 0;
  const buttons = (each: BillDifference) =>
    [action(each, "toJob"), action(each, "toBill")].map((one) =>
      one ? <ActionButton key={one.words.en} action={one} /> : null,
    );
  return (
    <section className="fw-differences" aria-label={say(words.title)}>
      <div className="fw-differences-line">
        <WarningOutlined aria-hidden />
        <b>{say(words.title)}</b>
        <span className="fw-differences-fields">
          {differences.map((each) => (
            <span key={keyOf(each)}>
              {say(differingWords(service, each.field))}
              {isOpen ? null : (
                <>
                  {": "}
                  {shown(each.field, each.job)} → {shown(each.field, each.bill)}
                  <WhatFollows {...{ each, service }} />
                </>
              )}
            </span>
          ))}
        </span>
        {isOne ? (
          buttons(only)
        ) : (
          <Button size="small" type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {say(isOpen ? words.opened : words.closed)}
          </Button>
        )}
      </div>
      {refused ? <WhyNotTaken {...{ job, service, refused }} /> : null}
      {isOpen && !isOne ? (
        <table className="fw-bills">
          <thead>
            <tr>
              <th scope="col">{say(words.value)}</th>
              <th scope="col">{say(words.job)}</th>
              <th scope="col">{say(words.bill)}</th>
              <th scope="col">{say(words.actions)}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((each) => (
              <tr key={keyOf(each)}>
                <th scope="row">{say(differingWords(service, each.field))}</th>
                <td>{shown(each.field, each.job)}</td>
                <td>
                  {shown(each.field, each.bill)}
                  {each.hwbnos ? <span className="fw-quiet"> {each.hwbnos}</span> : null}
                  <WhatFollows {...{ each, service }} />
                </td>
                <td className="fw-differences-actions">{buttons(each)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

const keyOf = ({ field, hwbnos }: BillDifference) => `${field} ${hwbnos}`;

function shown(field: BillDifference["field"], value: string | null): ReactNode {
  if (value === null) return "–";
  if (field === "etd" || field === "eta") return <DayText day={value} />;
  if (field === "grossWeight" || field === "cbm" || field === "packages") {
    return <NumberText value={value} />;
  }
  return value;
}

const following = ["serviceDate", "flightDate", "chargeWeight"] as const;

/** The further values that the job gets with the value of the bills. */
function WhatFollows(props: { readonly each: BillDifference; readonly service: Service }) {
  const say = useSay();
  const values = props.each.toJob?.values ?? {};
  const found = following.flatMap((field) => {
    const value = values[field];
    return value ? [{ field, value }] : [];
  });
  if (found.length === 0) return null;
  return (
    <span className="fw-quiet">
      {" "}
      {say(words.withIt)}
      {found.map(({ field, value }) => (
        <span key={field}>
          {" "}
          {say(fieldWords(props.service, field))}{" "}
          {field === "chargeWeight" ? <NumberText value={value} /> : <DayText day={value} />}
        </span>
      ))}
    </span>
  );
}

/** Why a take-over was refused: each field by its name, with a way to it in the form. */
function WhyNotTaken(props: {
  readonly job: ShipmentRecord;
  readonly service: Service;
  readonly refused: RefusedTakeOver;
}) {
  const { job, service, refused } = props;
  const say = useSay();
  const { go } = useAddress();
  const { found, to, fault } = refused;
  const [hblid] = found.billIds;
  const show = (field: string) =>
    go(
      to === "toJob"
        ? `${jobHome(job)}?tab=SHIPMENT&field=${field}`
        : `${jobHome(job)}/hbl/${hblid}?field=${field}`,
    );
  const nameOf = (field: string) => {
    if (to === "toJob" && field in jobFields) return say(fieldWords(service, field as JobField));
    return field in billFields ? say(billFieldWords(service, field as BillField)) : null;
  };
  return (
    <Alert
      type="error"
      showIcon
      title={say(words.notTaken, { field: say(differingWords(service, found.field)) })}
      description={
        <ul className="fw-differences-refused">
          {fault.fields.map(({ field, message }) => {
            // A field of several bills is named by its bill first.
            const own = field.replace(/^bills\.\d+\./, "");
            const name = nameOf(own);
            return (
              <li key={field}>
                {name ? `${name}: ` : ""}
                {message}{" "}
                {name ? (
                  <Button size="small" type="link" onClick={() => show(own)}>
                    {say(words.showField)}
                  </Button>
                ) : null}
              </li>
            );
          })}
        </ul>
      }
    />
  );
}

interface TakeOver {
  readonly found: BillDifference;
  readonly to: "toJob" | "toBill";
  readonly changeable: Answer<typeof compareBills>["changeable"];
}
type RefusedTakeOver = TakeOver & { readonly fault: Refusal };

/** Saves one value of the bills in the job, or that of the job in the bills, with the version. */
function useTakeOver(job: ShipmentRecord) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const listOf = (containers: unknown) => (containers ? { csMawbcontainers: containers } : {});
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: async (one: TakeOver) => {
      const taken = one.found[one.to];
      if (!taken) return;
      const change = { ...taken.values, ...listOf(taken.containers) };
      if (one.to === "toJob") {
        const ask = { ...jobValues(job), ...change } as AskInput<typeof updateShipment>;
        const saved = await client.ask(updateShipment, ask);
        cache.setQueryData(cacheKey(getShipment, { id: job.id }), saved.data);
        return;
      }
      const bills = one.found.billIds.map(async (id) => {
        const bill = await client.ask(getHouseBill, { id });
        // Of the bill that was compared: what somebody saved since is not overwritten.
        const { version } = one.changeable.find((each) => each.id === id) ?? bill;
        return { ...billValues(bill), ...change, version };
      });
      const ask = { bills: await Promise.all(bills) } as AskInput<typeof updateHouseBills>;
      await client.ask(updateHouseBills, ask);
    },
    onError: (fault) => {
      const isShown = fault instanceof Refusal && fault.fields.length > 0;
      if (!isShown) toast.error(fault.message);
    },
    onSuccess: (_, { found, to }) => {
      const taken = to === "toJob" ? words.jobTaken : words.billTaken;
      toast.success(
        say(taken, {
          field: say(differingWords(serviceOf(job.transactionType), found.field)),
          jobNo: job.jobNo,
        }),
      );
    },
    onSettled: () =>
      Promise.all(
        [compareBills, getHouseBill, listHouseBillsOfJob, listShipments].map((each) =>
          cache.invalidateQueries({ queryKey: cacheKey(each) }),
        ),
      ),
  });
}
