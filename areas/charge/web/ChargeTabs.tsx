import { localCurrency } from "@fairway/core/money/currency.ts";
import { today } from "@fairway/core/time/day.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { showFirstMark } from "@fairway/ui/form/firstMark.ts";
import { useLeaveGuard } from "@fairway/ui/form/useLeaveGuard.ts";
import { Grid } from "@fairway/ui/grid/Grid.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button } from "antd";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { KnownRates } from "../model/chargeRates.ts";
import { chargeProfit, chargeTotals } from "../model/chargeTotals.ts";
import type { SurchargeType } from "../model/surcharge.ts";
import { ChargeTotalsBar } from "./ChargeTotalsBar.tsx";
import { chargeColumns } from "./chargeColumns.tsx";
import {
  amountsOf,
  type ChargedBillFacts,
  type ChargeRow,
  copiedRow,
  isBlank,
  newChargeRow,
} from "./chargeRow.ts";
import { IncotermButton } from "./IncotermButton.tsx";
import { MarginStrip } from "./MarginStrip.tsx";
import { type ChargeSheet, useChargeSheet } from "./useChargeSheet.ts";
import { useKnownRates } from "./useKnownRates.ts";
import { chargeWords as words } from "./words.ts";

/** Buying, selling and on-behalf charges of one house bill, with the margin of the typed lines. */
export function ChargeTabs(props: { readonly bill: ChargedBillFacts }) {
  const { bill } = props;
  const { timeZone } = useSession();
  const { search, change } = useAddress();
  const frame = useRef<HTMLDivElement>(null);
  const marked = useRef<SurchargeType | null>(null);
  const shownTab = search["surcharge"] ?? "BUY";
  const onMarked = (type: SurchargeType) => {
    if (type !== shownTab) {
      marked.current = type;
      change({ surcharge: type });
    } else showFirstMark(() => frame.current);
  };
  useEffect(() => {
    if (marked.current !== shownTab) return;
    marked.current = null;
    showFirstMark(() => frame.current);
  }, [shownTab]);
  const buying = useChargeSheet(bill.hblid, "BUY", onMarked);
  const selling = useChargeSheet(bill.hblid, "SELL", onMarked);
  const onBehalf = useChargeSheet(bill.hblid, "OBH", onMarked);
  const sheets = [buying, selling, onBehalf];
  const all = sheets.flatMap((sheet) => sheet.hold.rows);
  const now = today(timeZone);
  const days = [...new Set([now, ...all.map((row) => row.exchangeDate ?? now)])].sort();
  const known = useKnownRates(days);

  const isDirty = sheets.some((sheet) => sheet.isDirty);
  useLeaveGuard(useCallback(() => isDirty, [isDirty]));
  const save = () => {
    const dirty = sheets.filter((sheet) => sheet.isDirty);
    for (const sheet of dirty.length > 0 ? dirty : [buying]) sheet.save();
  };
  useKeys([{ keys: "mod+s", words: words.save, run: save }]);

  const counted = sheets.flatMap((sheet) => countedOf(sheet, known));
  const tab = (sheet: ChargeSheet) => ({
    key: sheet.type,
    words: titles[sheet.type],
    count: sheet.hold.rows.filter((row) => !isBlank(row)).length,
    content: () => <ChargeSheetGrid key={sheet.type} sheet={sheet} bill={bill} known={known} />,
  });
  return (
    <div className="fw-charges" ref={frame}>
      <MarginStrip of={words.billMargin} profit={chargeProfit(counted)} job={bill.job} />
      <Tabs part="surcharge" tabs={[tab(buying), tab(selling), tab(onBehalf)]} />
    </div>
  );
}

const titles = { BUY: words.buying, SELL: words.selling, OBH: words.onBehalf };

function countedOf(sheet: ChargeSheet, known: KnownRates) {
  const saved = new Map(sheet.hold.saved.map((each) => [each.key, each]));
  return sheet.hold.rows
    .filter((row) => !isBlank(row))
    .map((row) => ({
      ...amountsOf(row, saved.get(row.key), known),
      type: sheet.type,
      currencyId: row.currency?.id ?? localCurrency,
    }));
}

/** The grid of one tab. */
function ChargeSheetGrid(props: {
  readonly sheet: ChargeSheet;
  readonly bill: ChargedBillFacts;
  readonly known: KnownRates;
}) {
  const { sheet, bill, known } = props;
  const { type, hold, mayEdit } = sheet;
  const { incotermCode } = bill;
  const say = useSay();
  const language = useLanguage();
  const confirm = useConfirm();
  const { timeZone } = useSession();
  const named = useWhyNot();
  const whyNot = sheet.lacking ? named(sheet.lacking, true) : sheet.whyNot;
  const { saved } = hold;
  const columns = useMemo(() => {
    const byKey = new Map(saved.map((each) => [each.key, each]));
    return chargeColumns(type, bill.job.transactionType, (row) =>
      amountsOf(row, byKey.get(row.key), known),
    );
  }, [type, bill.job.transactionType, saved, known]);
  const shut = useCallback(
    (row: ChargeRow, column: string): string | null => {
      if (!mayEdit) return whyNot;
      const frozen = row.stored?.whyFrozen?.[language] ?? null;
      return frozen && !row.stored?.openFields.includes(column) ? frozen : null;
    },
    [mayEdit, whyNot, language],
  );
  const reload = async () => {
    if (await confirm({ title: say(words.reloadTitle), danger: true })) sheet.reload();
  };
  if (sheet.isLoading) return <RowSkeletons />;
  return (
    <>
      {sheet.dialog}
      {sheet.isConflict ? (
        <Alert
          type="warning"
          showIcon
          title={say(words.conflict)}
          action={
            <Button size="small" onClick={reload}>
              {say(words.reload)}
            </Button>
          }
        />
      ) : null}
      <Grid<ChargeRow>
        hold={hold}
        columns={columns}
        label={say(words.linesOf, { tab: say(titles[type]) })}
        newRow={mayEdit ? () => newChargeRow(type, bill, today(timeZone)) : null}
        duplicate={copiedRow}
        whyNot={shut}
        whyNotAdd={whyNot}
        whyNotRemove={(row) => row.stored?.whyFrozen?.[language] ?? null}
        problems={sheet.problems}
        tools={
          <>
            {incotermCode && type !== "OBH" ? (
              <IncotermButton
                type={type}
                bill={bill}
                incoterm={incotermCode}
                hold={hold}
                why={mayEdit ? null : whyNot}
              />
            ) : null}
            <Why text={mayEdit ? null : whyNot}>
              <Button
                size="small"
                type="primary"
                disabled={!mayEdit || !sheet.isDirty}
                loading={sheet.isSaving}
                onClick={sheet.save}
                title={`${say(words.save)} Ctrl+S`}
              >
                {say(words.save)}
              </Button>
            </Why>
          </>
        }
        footer={<ChargeTotalsBar totals={chargeTotals(countedOf(sheet, known))} />}
      />
    </>
  );
}
