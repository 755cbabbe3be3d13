import { workingNames } from "@fairway/areas/organisation/model/userNames.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import type { Me } from "../session/me.ts";
import { shellWords } from "../shell/shellWords.ts";

const tooMuch = 120;

/** What the company says of me and I cannot change: codes, working status, credit. */
export function ProfileFacts({ claims }: { readonly claims: Me["claims"] }) {
  const { workingStatus, creditLimit, creditRate } = claims;
  const isAtWork = workingStatus === "Working";
  const isTooMuch = decimal(creditRate).gte(tooMuch);
  return (
    <Section title={shellWords.standing} columns={3}>
      <Fact name={shellWords.staffCode}>{claims.code}</Fact>
      <Fact name={shellWords.userName}>{claims.userName}</Fact>
      <Fact name={shellWords.workingStatus}>
        <StatusTag words={workingNames[workingStatus]} meaning={isAtWork ? "good" : "waiting"} />
      </Fact>
      <Fact name={shellWords.creditLimit}>
        {creditLimit ? <MoneyText amount={creditLimit} currency="VND" code /> : null}
      </Fact>
      <Fact name={shellWords.creditRate}>
        {creditRate ? (
          <span className={isTooMuch ? "fw-negative" : undefined}>
            <NumberText value={creditRate} unit="%" />
          </span>
        ) : null}
      </Fact>
    </Section>
  );
}
