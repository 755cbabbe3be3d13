import { sayInstant } from "@fairway/core/words/dates.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ReleaseRecord } from "../model/billRelease.ts";
import { words } from "./words.ts";

/** The printed originals of a bill, and who has handed in which. */
export function Originals({ release }: { readonly release: ReleaseRecord }) {
  const say = useSay();
  const { timeZone } = useSession();
  const { originals, count } = release;
  return (
    <Section title={words.originals} columns={1}>
      {originals.length === 0 ? (
        <EmptyState {...whyEmpty(release)} />
      ) : (
        <table className="fw-bills" aria-label={say(words.originals)}>
          <thead>
            <tr>
              <th>{say(words.original)}</th>
              <th>{say(words.printed)}</th>
              <th>{say(words.back)}</th>
              <th>{say(words.note)}</th>
            </tr>
          </thead>
          <tbody>
            {originals.map((each) => (
              <tr key={each.id}>
                <td>{`${each.originalNo}/${count}`}</td>
                <td>
                  {each.printedAt
                    ? `${sayInstant(each.printedAt, timeZone)} · ${each.printedBy ?? ""}`
                    : say(words.elsewhere)}
                </td>
                <td>
                  {each.returnedOn ? (
                    <>
                      <DayText day={each.returnedOn} />
                      {` · ${each.returnedBy ?? ""}`}
                      {each.isSpoiled ? ` · ${say(words.spoiled)}` : null}
                    </>
                  ) : release.releasedOn ? (
                    say(words.void)
                  ) : (
                    "–"
                  )}
                </td>
                <td>{each.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

/** Why no original is listed. */
function whyEmpty({ count, isOurs }: ReleaseRecord): { title: Words; detail?: Words } {
  if (count === 0) return { title: words.waybill };
  return isOurs
    ? { title: words.noOriginals, detail: words.noOriginalsDetail }
    : { title: words.noneBack, detail: words.noneBackDetail };
}
