import { workingNames } from "@fairway/areas/organisation/model/userNames.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import type { Answered } from "@fairway/ui/client/client.ts";
import type { userinfo } from "../contract.ts";
import { sessionWords as words } from "./sessionWords.ts";

const tooMuch = 120;

/** What the company maintains of the signed-in user: codes, working status, credit. */
export function MyStanding({ claims }: { readonly claims: Answered<typeof userinfo> }) {
  const { workingStatus, creditLimit, creditRate } = claims;
  const isAtWork = workingStatus === "Working";
  const isTooMuch = decimal(creditRate).gte(tooMuch);
  return (
    <Section title={words.standing} columns={3}>
      <Fact name={words.staffCode}>{claims.code}</Fact>
      <Fact name={words.userName}>{claims.userName}</Fact>
      <Fact name={words.workingStatus}>
        <StatusTag words={workingNames[workingStatus]} meaning={isAtWork ? "good" : "waiting"} />
      </Fact>
      <Fact name={words.creditLimit}>
        {creditLimit ? <MoneyText amount={creditLimit} currency={localCurrency} code /> : null}
      </Fact>
      <Fact name={words.creditRate}>
        {creditRate ? (
          <span className={isTooMuch ? "fw-negative" : undefined}>
            <NumberText value={creditRate} unit="%" />
          </span>
        ) : null}
      </Fact>
    </Section>
  );
}
