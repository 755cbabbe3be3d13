import { listHome, newHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { getDesk } from "../contract.ts";
import { type Desk, type DeskWork, deskWork } from "../model/desk.ts";
import { panels, tileAddress, type Tile, tiles } from "../model/homeParts.ts";
import { HomePanel } from "./HomePanel.tsx";
import { words } from "./words.ts";

type Line = Desk["lists"][number];

/** The page of the services: each list with the user's work in it, the next deadlines and sailings. */
export default function DeskScreen() {
  const say = useSay();
  const asked = useAsk(getDesk, {}, { derived: true });
  if (asked.error) return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <PageSkeleton />;
  const desk = asked.data;
  return (
    <div className="fw-page">
      <PageHeader title={say(words.services)} facts={[sayDay(desk.today)]} />
      {desk.lists.length === 0 ? (
        <EmptyState title={words.noJobs} />
      ) : (
        <>
          <Section title={words.myWork} columns={1}>
            <Lists desk={desk} />
          </Section>
          <div className="fw-board">
            {(["deadlines", "sailings"] as const).map((panel) => (
              <Section key={panel} title={panels[panel]} columns={1}>
                <HomePanel panel={panel} home={desk} />
              </Section>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function Lists({ desk }: { readonly desk: Desk }) {
  const say = useSay();
  const may = useMay();
  return (
    <PlainTable
      rows={desk.lists}
      rowKey={(line) => line.service}
      columns={[
        {
          key: "service",
          title: say(words.service),
          read: ({ service }: Line) => (
            <ScreenLink to={listHome(serviceOf(service))}>
              {say(serviceOf(service).name)}
            </ScreenLink>
          ),
        },
        ...deskWork.map((key) => ({
          key,
          title: say(tiles[key].title),
          right: true,
          read: (line: Line) => <Count line={line} work={key} today={desk.today} />,
        })),
        {
          key: "new",
          title: "",
          right: true,
          read: ({ service }: Line) =>
            may(`${serviceOf(service).menu}.add`) ? (
              <ScreenLink to={newHome(serviceOf(service))}>{say(words.newJob)}</ScreenLink>
            ) : null,
        },
      ]}
    />
  );
}

/** A count that opens the list with exactly these rows. */
function Count(props: { readonly line: Line; readonly work: DeskWork; readonly today: string }) {
  const language = useLanguage();
  const { line, work, today } = props;
  const { count, capped } = line.work[work];
  const { isBad }: Tile = tiles[work];
  const said = `${sayNumber(String(count), language)}${capped ? "+" : ""}`;
  if (count === 0) return <span className="fw-quiet">{said}</span>;
  return (
    <ScreenLink
      to={tileAddress(work, line.service, today)}
      {...(isBad ? { className: "fw-link fw-negative" } : {})}
    >
      {said}
    </ScreenLink>
  );
}
