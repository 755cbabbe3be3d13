import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { soaHome } from "../model/soaHome.ts";
import { soaWords as words } from "./words.ts";

/** The page of a statement whose address names none. */
export function NoStatement() {
  const say = useSay();
  return (
    <div className="fw-page">
      <PageHeader title={say(words.statement)} back={soaHome} />
      <EmptyState title={words.unnamed} detail={words.unnamedDetail} />
    </div>
  );
}
