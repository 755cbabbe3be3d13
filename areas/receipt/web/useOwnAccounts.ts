import { getOfficeById } from "@fairway/areas/organisation/contract.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useSession } from "@fairway/ui/session/session.tsx";

/** The bank accounts of the user's office, by their currency. */
export function useOwnAccounts(): Readonly<Partial<Record<BookCurrency, string>>> {
  const { officeId } = useSession();
  const { data } = useAsk(getOfficeById, { id: officeId }, { quiet: true });
  return {
    ...(data?.bankAccountVnd ? { [localCurrency]: data.bankAccountVnd } : {}),
    ...(data?.bankAccountUsd ? { [secondCurrency]: data.bankAccountUsd } : {}),
  };
}
