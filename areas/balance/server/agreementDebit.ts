import { registerDebitRule } from "@fairway/areas/agreement/server/agreementDebit.ts";
import { figuresOf } from "./getCreditFigures.ts";

// Source: rule BL-7, areas/balance/README.md
registerDebitRule(
  async (tx, actor, agreement) => (await figuresOf(tx, actor, agreement)).debitAmount,
);
