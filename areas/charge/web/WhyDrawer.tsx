import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { sayDay, sayInstant } from "@fairway/core/words/dates.ts";
import { sayAmount, sayNumber } from "@fairway/core/words/numbers.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { ReactNode } from "react";
import { getWhy } from "../contract.ts";
import { quantityTypes } from "@fairway/areas/catalogue/model/quantityTypes.ts";
import { priceSources } from "../model/priceSource.ts";
import type { Rounding, SetBy, WhyLine, WhyRate } from "../model/whyShapes.ts";
import {
  claimKindWords,
  claimSideWords,
  rateOriginWords,
  whyWords as words,
} from "../model/whyWords.ts";
import "./why.css";

/** What the amounts of a line follow from, as a tree. Source: rule CH-31 */
export function WhyDrawer(props: { readonly lineId: string; readonly onClose: () => void }) {
  const say = useSay();
  const language = useLanguage();
  const asked = useAsk(getWhy, { id: props.lineId }, { quiet: true });
  const line = asked.data;
  const name = line ? (language === "vi" ? line.chargeNameVi : line.chargeNameEn) : "…";
  return (
    <SideDrawer
      isRead
      size={620}
      title={say(words.title, { charge: name })}
      onClose={props.onClose}
    >
      {line ? (
        <Tree line={line} />
      ) : asked.error ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : (
        <RowSkeletons />
      )}
    </SideDrawer>
  );
}

function Tree({ line }: { readonly line: WhyLine }) {
  const say = useSay();
  const { jobNo, hwbno, partnerName } = line;
  return (
    <div className="fw-why-tree">
      <p className="fw-quiet">
        {[jobNo, hwbno, partnerName].filter((part) => part !== null).join(" · ")}
      </p>
      <ul>
        {line.amounts.map((amount) => (
          <Amount key={amount.currencyId} amount={amount} line={line} />
        ))}
      </ul>
      <h3>{say(words.documents)}</h3>
      <Documents line={line} />
      <h3>{say(words.changes)}</h3>
      <Changes line={line} />
    </div>
  );
}

/** One node: what it is, its value, who set it; what it follows from is below it. */
function Node(props: {
  readonly title: ReactNode;
  readonly value?: ReactNode;
  readonly detail?: ReactNode;
  readonly set?: SetBy | null;
  readonly children?: ReactNode;
}) {
  return (
    <li>
      <div className="fw-why-node">
        <span>{props.title}</span>
        {props.value === undefined ? null : <b className="fw-number">{props.value}</b>}
      </div>
      {props.detail ? <div className="fw-quiet">{props.detail}</div> : null}
      {props.set ? <Who set={props.set} /> : null}
      {props.children ? <ul>{props.children}</ul> : null}
    </li>
  );
}

function Who({ set }: { readonly set: SetBy }) {
  const say = useSay();
  const { timeZone } = useSession();
  return (
    <div className="fw-quiet">
      {say(words.setBy, { by: set.by ?? "–", at: sayInstant(set.at, timeZone) })}
    </div>
  );
}

/** An amount of the line in one currency, with everything that it follows from. */
function Amount({ amount, line }: { readonly amount: Rounding; readonly line: WhyLine }) {
  const say = useSay();
  const language = useLanguage();
  const { currencyId, decimals } = amount;
  const money = (value: string) => `${sayAmount(value, currencyId, language)} ${currencyId}`;
  const rounded = (exact: string, by = "0") => {
    const text = say(words.rounded, { exact: sayNumber(exact, language, { most: 6 }), decimals });
    if (decimal(by).isZero()) return text;
    return say(words.adjusted, { exact: text, by: sayNumber(by, language) });
  };
  const total = decimal(amount.amount).plus(decimal(amount.vatAmount)).toFixed();
  // The own currency has no rate, VND that of the line, US dollars also that of the dollar.
  const rates =
    currencyId === line.price.currencyId
      ? []
      : line.rates.filter(
          (rate) => currencyId !== localCurrency || rate.currencyId === line.price.currencyId,
        );
  return (
    <Node title={`${say(words.total)} ${currencyId}`} value={money(total)}>
      <Node
        title={say(words.net)}
        value={money(amount.amount)}
        detail={rounded(amount.exact, amount.adjusted?.net)}
      >
        <Quantity line={line} />
        <Price line={line} />
        {rates.map((rate) => (
          <Rate key={rate.currencyId} rate={rate} />
        ))}
      </Node>
      <Node
        title={say(words.vat)}
        value={money(amount.vatAmount)}
        detail={line.vat.vatrate === null ? null : rounded(amount.vatExact, amount.adjusted?.vat)}
      >
        <Vat line={line} />
      </Node>
    </Node>
  );
}

function Quantity({ line }: { readonly line: WhyLine }) {
  const say = useSay();
  const language = useLanguage();
  const { value, unitCode, quantityType, set } = line.quantity;
  const known = quantityTypes[quantityType as keyof typeof quantityTypes];
  return (
    <Node
      title={say(words.quantity)}
      value={`${sayNumber(value, language, { most: 8 })} ${unitCode}`}
      detail={
        quantityType ? say(words.fromGoods, { figure: known ? say(known) : quantityType }) : null
      }
      set={set}
    />
  );
}

function Price({ line }: { readonly line: WhyLine }) {
  const say = useSay();
  const language = useLanguage();
  const { value, currencyId, source, reference, set } = line.price;
  return (
    <Node
      title={say(words.price)}
      value={`${sayNumber(value, language, { most: 8 })} ${currencyId}`}
      detail={source ? [say(priceSources[source]), reference].filter(Boolean).join(" · ") : null}
      set={set}
    />
  );
}

function Vat({ line }: { readonly line: WhyLine }) {
  const say = useSay();
  const language = useLanguage();
  const { vatrate, set } = line.vat;
  if (vatrate === null) return <Node title={say(words.notTaxed)} set={set} />;
  const rate = decimal(vatrate);
  const text = rate.lt(0)
    ? say(words.fixed, {
        amount: sayNumber(rate.abs().toFixed(), language, { most: 8 }),
        currency: line.price.currencyId,
      })
    : say(words.percent, { rate: sayNumber(vatrate, language, { most: 8 }) });
  return <Node title={text} set={set} />;
}

function Rate({ rate }: { readonly rate: WhyRate }) {
  const say = useSay();
  const language = useLanguage();
  const { timeZone } = useSession();
  const number = (value: string) => sayNumber(value, language, { most: 8 });
  const local = localCurrency;
  return (
    <Node
      title={`${say(words.rate)} ${rate.currencyId}`}
      value={
        rate.rate === null
          ? "–"
          : say(words.rateIs, { currency: rate.currencyId, rate: number(rate.rate), local })
      }
      detail={[
        say(rateOriginWords[rate.origin], { no: rate.documentNo ?? "–" }),
        say(words.ofDay, { day: sayDay(rate.day) }),
        rate.isOutside ? say(words.outside, { reason: rate.reason ?? say(words.noReason) }) : "",
      ]
        .filter(Boolean)
        .join(" · ")}
      set={rate.set}
    >
      {rate.quotations.length > 0
        ? rate.quotations.map((each) => (
            <Node
              key={`${each.currencyFrom} ${each.currencyTo}`}
              title={say(words.quoted, {
                from: each.currencyFrom,
                to: each.currencyTo,
                rate: number(each.rate),
                day: sayDay(each.effectiveOn),
                by: each.typed.by ?? "–",
                at: sayInstant(each.typed.at, timeZone),
              })}
            />
          ))
        : null}
    </Node>
  );
}

function Documents({ line }: { readonly line: WhyLine }) {
  const say = useSay();
  if (line.documents.length === 0) return <p className="fw-quiet">{say(words.noDocuments)}</p>;
  return (
    <ul>
      {line.documents.map((each) => (
        <Node
          key={`${each.side} ${each.slot}`}
          title={`${say(claimKindWords[each.kind])} (${say(claimSideWords[each.side])})`}
          value={each.documentNo}
          detail={[each.values ? say(words.values) : "", each.isFirm ? "" : say(words.notFirm)]
            .filter(Boolean)
            .join(" · ")}
          set={each.issued}
        />
      ))}
    </ul>
  );
}

function Changes({ line }: { readonly line: WhyLine }) {
  const say = useSay();
  const { timeZone } = useSession();
  const titles = { insert: say(words.created), delete: say(words.removed), update: "" };
  return (
    <ul>
      {line.changes.map((each) => (
        <Node
          key={each.id}
          title={`${sayInstant(each.at, timeZone)} · ${each.by ?? "–"} ${titles[each.action]}`}
        >
          {each.action === "update"
            ? each.changes.map(({ field, label, was, now }) => (
                <Node
                  key={field}
                  title={say(words.changed, { label, was: was || "–", now: now || "–" })}
                />
              ))
            : null}
        </Node>
      ))}
    </ul>
  );
}
