import { declarationsOfJob } from "@fairway/areas/customs/contract.ts";
import { customsDeclaration } from "@fairway/areas/customs/model/customsDeclaration.ts";
import { customsHome } from "@fairway/areas/customs/model/customsHome.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { operationWords as words } from "./words.ts";

const shown = [
  "clearanceDate",
  "hblid",
  "exportCountryCode",
  "importCountryCode",
  "commodityCode",
  "qtyCont",
  "note",
] as const;

/** The declarations of a job below its row in the list. */
export function DeclarationsOfRow({ jobNo }: { readonly jobNo: string }) {
  const say = useSay();
  const asked = useAsk(declarationsOfJob, { jobNo });
  if (asked.error) return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <RowSkeletons rows={1} />;
  const rows = asked.data as unknown as readonly Record<string, string | null>[];
  if (rows.length === 0) return <EmptyState title={words.noDeclarations} />;
  return (
    <PlainTable
      rows={rows}
      rowKey={(row) => String(row["id"])}
      columns={[
        {
          key: "clearanceNo",
          title: say(words.customNo),
          read: (row) => (
            <ScreenLink to={`${customsHome}/detail/${row["id"]}`}>{row["clearanceNo"]}</ScreenLink>
          ),
        },
        ...shown.map((name) => ({
          key: name,
          title: say(customsDeclaration.fields[name].label),
          read: (row: Record<string, string | null>) => row[name] ?? "",
        })),
      ]}
    />
  );
}
