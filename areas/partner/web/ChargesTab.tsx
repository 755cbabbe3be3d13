import { codesOf } from "@fairway/areas/service/model/serviceOf.ts";
import { quantityTypes } from "@fairway/areas/catalogue/model/quantityTypes.ts";
import {
  chargeNameColumn,
  currencyColumn,
  unitColumn,
} from "@fairway/areas/catalogue/web/lineColumns.ts";
import { type ChargePick, chargePicker } from "@fairway/areas/catalogue/web/linePickers.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useLeaveGuard } from "@fairway/ui/form/useLeaveGuard.ts";
import { type Pick, picker } from "@fairway/ui/form/picker.ts";
import {
  type GridColumn,
  type GridLine,
  loneByCurrency,
  pickColumn,
} from "@fairway/ui/grid/column.ts";
import { Grid, type GridProblems } from "@fairway/ui/grid/Grid.tsx";
import { refusedCells } from "@fairway/ui/grid/refusedCells.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { useLookedUp } from "@fairway/ui/grid/useLookedUp.ts";
import { unreadCell } from "@fairway/ui/grid/unreadCell.ts";
import { useGrid } from "@fairway/ui/grid/useGrid.ts";
import { ActionButton } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { listPartnerCharges, savePartnerCharges } from "../contractTabs.ts";
import type { PartnerCharge } from "../model/partnerCharge.ts";
import type { PartnerTabProps } from "./childTabs.tsx";
import { childWords as words } from "./childWords.ts";

interface Line extends GridLine {
  readonly id: string | null;
  readonly version: number | null;
  readonly charge: Pick | null;
  readonly quantity: string | null;
  readonly hint: Pick | null;
  readonly unit: Pick | null;
  readonly unitPrice: string | null;
  readonly currency: Pick | null;
  readonly vatrate: string | null;
}

const charges = chargePicker(["CREDIT"], codesOf("air"));
const hints = picker("partner charge quantity", (client, keyword) => {
  const all = Object.entries(quantityTypes).map(([id, name]) => ({
    id,
    code: id,
    name: name[client.language],
  }));
  const wanted = keyword.toLowerCase();
  return Promise.resolve(
    all.filter((each) => `${each.code} ${each.name}`.toLowerCase().includes(wanted)),
  );
});

const columns: readonly GridColumn<Line>[] = [
  pickColumn<Line, ChargePick>({
    key: "chargeId",
    title: words.charge,
    width: 130,
    required: true,
    frozen: true,
    source: charges,
    pick: (line) => line.charge,
    write: (line, charge) => ({
      ...line,
      charge,
      unit: charge?.unit ?? line.unit,
      unitPrice: charge?.unitPrice ?? line.unitPrice,
      currency: charge?.currencyId ? coded(charge.currencyId) : line.currency,
      vatrate: charge?.vatrate ?? line.vatrate,
    }),
  }),
  chargeNameColumn({ title: words.chargeName, width: 240 }),
  {
    key: "quantity",
    title: words.quantity,
    width: 100,
    kind: "number",
    value: (line) => line.quantity,
    write: (line, quantity) => ({ ...line, quantity }),
  },
  pickColumn<Line, Pick>({
    key: "quantityType",
    title: words.hint,
    width: 130,
    source: hints,
    pick: (line) => line.hint,
    write: (line, hint) => ({ ...line, hint }),
  }),
  unitColumn({ title: words.unit, width: 100 }),
  {
    key: "unitPrice",
    title: words.unitPrice,
    width: 120,
    kind: "number",
    required: true,
    lone: loneByCurrency,
    value: (line) => line.unitPrice,
    write: (line, unitPrice) => ({ ...line, unitPrice }),
  },
  currencyColumn({ title: words.currency, width: 100, required: true }),
  {
    key: "vatrate",
    title: words.vat,
    width: 90,
    kind: "number",
    value: (line) => line.vatrate,
    write: (line, vatrate) => ({ ...line, vatrate }),
  },
];

/** What an air carrier or agent usually charges, as one list that is saved as a whole. */
export function ChargesTab({ partnerId, why }: PartnerTabProps) {
  const say = useSay();
  const found = useAsk(listPartnerCharges, { partnerId });
  const start = useMemo<readonly Line[]>(() => [], []);
  const hold = useGrid<Line>(start);
  const { load, isDirty } = hold;
  const stored = found.data;
  const dirty = useRef(isDirty);
  useLayoutEffect(() => {
    dirty.current = isDirty;
  });
  // A fresh answer never undoes what was typed.
  useEffect(() => {
    if (stored && !dirty.current) load(stored.map(lineOf));
  }, [stored, load]);
  useLeaveGuard(useCallback(() => dirty.current, []));
  const [problems, setProblems] = useState<GridProblems>(new Map());
  const save = useVerb(savePartnerCharges, {
    invalidates: [listPartnerCharges],
    onDone: (answer) => {
      setProblems(new Map());
      load(answer.data.map(lineOf));
      toast.success(say(words.chargesSaved));
    },
    onRefused: (refusal) => setProblems(refusedCells(refusal, "lines", hold.rows)),
  });
  const count = useRef(0);
  const fresh = (from: Omit<Line, "key" | "id" | "version">): Line => {
    count.current += 1;
    return { ...from, key: `new ${count.current}`, id: null, version: null };
  };
  const lookedUp = useLookedUp([hold.content]);
  const now = useLatest(hold);
  const submit = async () => {
    await lookedUp();
    const { content, rows } = now.current;
    const unread = unreadCell(content, columns, say);
    if (unread) return void toast.error(unread);
    const lines = rows.map(sentOf);
    if (lines.some((line) => !line.chargeId || !line.unitPrice || !line.currencyId)) {
      toast.error(say(words.incomplete));
      return;
    }
    const seen = (stored ?? []).map((each) => each.id);
    save.mutate({ partnerId, lines, seen } as Parameters<typeof save.mutate>[0]);
  };
  return (
    <>
      <p className="fw-quiet">{say(words.chargesHint)}</p>
      <Grid
        hold={hold}
        columns={columns}
        label={say(words.otherCharges)}
        newRow={why ? null : () => fresh(blank)}
        duplicate={fresh}
        whyNot={() => why}
        whyNotRemove={() => why}
        whyNotAdd={why}
        problems={problems}
        height={260}
        tools={
          <ActionButton
            type="primary"
            action={{
              words: partWords.save,
              busy: save.isPending,
              why,
              run: () => void submit(),
            }}
          />
        }
      />
    </>
  );
}

const blank = {
  charge: null,
  quantity: "1",
  hint: null,
  unit: null,
  unitPrice: null,
  currency: null,
  vatrate: null,
};

function coded(code: string): Pick {
  return { id: code, code, name: "" };
}

function lineOf(row: PartnerCharge): Line {
  return {
    key: row.id,
    id: row.id,
    version: row.version,
    charge: { id: row.chargeId, code: row.chargeCode, name: row.chargeName },
    quantity: row.quantity,
    hint: row.quantityType ? coded(row.quantityType) : null,
    unit: row.unitId
      ? { id: row.unitId, code: row.unitCode ?? "", name: row.unitName ?? "" }
      : null,
    unitPrice: row.unitPrice,
    currency: coded(row.currencyId),
    vatrate: row.vatrate,
  };
}

function sentOf(line: Line) {
  return {
    id: line.id,
    version: line.version,
    chargeId: line.charge?.id ?? "",
    quantity: line.quantity ?? "1",
    quantityType: line.hint?.id ?? null,
    unitId: line.unit?.id ?? null,
    unitPrice: line.unitPrice ?? "",
    currencyId: line.currency?.id ?? "",
    vatrate: line.vatrate,
  };
}
