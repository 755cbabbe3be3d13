import { type BillPick, billPicker } from "@fairway/areas/advance/web/billPicker.ts";
import { named } from "@fairway/core/words/named.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { type Pick, picker } from "@fairway/ui/form/picker.ts";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Tag } from "antd";
import { useState } from "react";
import { copyLines, directLinesOfSettlement } from "../contract.ts";
import type { SettlementLine } from "../model/settlement.ts";
import { type CostRow, offeredCost } from "./costRow.ts";
import { spoken } from "./spoken.ts";
import { TickAll, TickOne, useTicks } from "./Ticks.tsx";
import { settlementWords as words } from "./words.ts";

/** Settlements of new costs, by their numbers. */
const settlementPicker = picker<Pick>("settlement of new costs", async (client, keyword) => {
  const { pageSettlements } = await import("../contract.ts");
  const found = await client.ask(pageSettlements, {
    refNo: keyword || null,
    settlementType: "DIRECT",
    page: 1,
    size: 20,
  });
  return found.data.map(({ id, settlementNo, requesterName, requesterNameVn, note }) => ({
    id,
    code: settlementNo,
    name: named(requesterName, requesterNameVn)[client.language],
    ...(note ? { detail: note } : {}),
  }));
});

/** Copies lines of an older settlement to bills. Rule ST-3 */
export function CopyLines(props: {
  readonly onCopied: (rows: readonly CostRow[]) => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const language = useLanguage();
  const ticks = useTicks();
  const [from, setFrom] = useState<Pick | null>(null);
  const [bills, setBills] = useState<readonly BillPick[]>([]);
  const settlementNo = from?.code ?? "";
  const asked = useAsk(directLinesOfSettlement, { settlementNo }, { when: from !== null });
  const lines = (from && asked.data) || [];
  const ticked = lines.filter(({ id }) => ticks.has(id));
  const copy = useVerb(copyLines, {
    onDone: (offers) => {
      const rows = offers.flatMap((offer, at) => {
        const line = ticked[at % ticked.length];
        const bill = bills.find(({ id }) => id === offer.hblid);
        return line && bill ? [offeredCost(offer, line, bill)] : [];
      });
      props.onCopied(rows);
    },
  });
  const nameOf = (line: SettlementLine) =>
    language === "vi" ? line.chargeNameVn : line.chargeNameEn;
  const count = ticked.length * bills.length;
  return (
    <SideDrawer
      title={say(words.copyTitle)}
      size={860}
      onClose={props.onClose}
      primary={{
        words: spoken(say(words.copyRun, { count })),
        busy: copy.isPending,
        why: count === 0 ? say(words.noLines) : null,
        run: () =>
          copy.mutate({
            settlementNo,
            lineIds: ticked.map(({ id }) => id),
            hblids: bills.map(({ id }) => id),
          }),
      }}
    >
      <div className="fw-columns fw-columns-2">
        <Labelled label={words.copyFrom} required>
          <PickerInput
            source={settlementPicker}
            label={say(words.copyFrom)}
            value={from?.id ?? null}
            onChange={(_id, picked) => {
              setFrom(picked);
              ticks.set([]);
            }}
          />
        </Labelled>
        <Labelled label={words.copyTo} required>
          <PickerInput
            source={billPicker}
            label={say(words.addBill)}
            placeholder={say(words.addBill)}
            value={null}
            onChange={(_id, picked) => {
              if (picked && bills.every(({ id }) => id !== picked.id)) setBills([...bills, picked]);
            }}
          />
          <div className="fw-settlement-bills">
            {bills.map((bill) => (
              <Tag
                key={bill.id}
                closable={{ "aria-label": say(words.removeBill, { jobNo: bill.code }) }}
                onClose={() => setBills(bills.filter(({ id }) => id !== bill.id))}
              >
                {[bill.code, bill.name].filter(Boolean).join(" · ")}
              </Tag>
            ))}
          </div>
        </Labelled>
      </div>
      {from && asked.data && lines.length === 0 ? (
        <p className="fw-quiet">{say(words.noDirect)}</p>
      ) : null}
      {lines.length > 0 ? (
        <>
          <TickAll ids={lines.map(({ id }) => id)} ticks={ticks} />
          <PlainTable
            rows={lines}
            rowKey={({ id }) => id}
            columns={[
              {
                key: "tick",
                title: "",
                read: (line) => (
                  <TickOne
                    id={line.id}
                    ticks={ticks}
                    label={say(words.tick, { charge: nameOf(line), job: line.jobNo })}
                  />
                ),
              },
              { key: "jobNo", title: say(words.job), read: (line) => line.jobNo },
              { key: "charge", title: say(words.charge), read: nameOf },
              {
                key: "quantity",
                title: say(words.quantity),
                right: true,
                read: (line) => <NumberText value={line.quantity} unit={line.unitCode} />,
              },
              {
                key: "unitPrice",
                title: say(words.unitPrice),
                right: true,
                read: (line) => (
                  <MoneyText amount={line.unitPrice} currency={line.currencyId} code />
                ),
              },
            ]}
          />
        </>
      ) : null}
    </SideDrawer>
  );
}
