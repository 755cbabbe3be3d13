import { useVerb } from "@fairway/ui/client/useVerb.ts";
import type { PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, Suspense, useState } from "react";
import { deleteTrip, stepTrip } from "../contract.ts";
import type { TripRecord } from "../model/trip.ts";
import {
  needsReason,
  tripStates,
  type TripVerb,
  tripVerbNames,
  tripVerbs,
} from "../model/tripSteps.ts";
import { staleAfterTrips } from "./afterTrips.ts";
import { useWhyNotTrip } from "./useWhyNotTrip.ts";
import { tripWords as words } from "./words.ts";

const TripDrawer = later(async () => (await import("./TripDrawer.tsx")).default);
const AssignDrawer = later(async () => (await import("./AssignDrawer.tsx")).default);
const RequestDrawer = later(async () => (await import("./RequestDrawer.tsx")).default);
const LinkDrawer = later(async () => (await import("./LinkDrawer.tsx")).default);
const StepDialog = later(async () => (await import("./StepDialog.tsx")).default);
const ReasonDialog = later(
  async () => (await import("@fairway/ui/parts/ReasonDialog.tsx")).ReasonDialog,
);

type Open =
  | { readonly what: "edit" | "link"; readonly trip: TripRecord }
  | { readonly what: "assign" | "request"; readonly trips: readonly TripRecord[] }
  | { readonly what: "reason" | "when"; readonly trip: TripRecord; readonly verb: TripVerb };

/** The steps of which somebody knows the time. */
const timed: readonly TripVerb[] = ["load", "deliver", "returnEmpty"];

/** What users do with trips, on the tab of a job and on the board. */
interface TripActions {
  /** The actions of one trip that are possible now; those that are not are left out. */
  readonly offered: (trip: TripRecord) => PageAction[];
  readonly edit: (trip: TripRecord) => void;
  readonly assign: (trips: readonly TripRecord[]) => void;
  readonly request: (trips: readonly TripRecord[]) => void;
  /** The drawer or dialog that is open. */
  readonly shown: ReactNode;
}

/** Steps, drawers and questions of trips. */
export function useTripActions(): TripActions {
  const say = useSay();
  const confirm = useConfirm();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const step = useVerb(stepTrip, {
    invalidates: staleAfterTrips,
    onDone: ({ data: { tripNo, state } }) => {
      toast.success(say(words.stepped, { tripNo, state: tripStates[state] }));
      close();
    },
  });
  const remove = useVerb(deleteTrip, {
    invalidates: staleAfterTrips,
  });
  const run = async (trip: TripRecord, verb: TripVerb) => {
    const { id, version, tripNo } = trip;
    if (needsReason.includes(verb)) return setOpen({ what: "reason", trip, verb });
    if (timed.includes(verb)) return setOpen({ what: "when", trip, verb });
    if (verb === "unlock" && !(await confirm({ title: say(words.unlockSure, { tripNo }) }))) return;
    step.mutate({ id, version, verb });
  };
  const steps = (trip: TripRecord) =>
    tripVerbNames
      .filter((verb) => trip.may.includes(verb))
      .map((verb) => ({ words: tripVerbs[verb], run: () => void run(trip, verb) }));
  const drop = async ({ id, tripNo }: TripRecord) => {
    const title = say(words.deleteSure, { tripNo });
    if (!(await confirm({ title, danger: true }))) return;
    remove.mutate({ id }, { onSuccess: () => toast.success(say(words.deleted, { tripNo })) });
  };
  const edit = (trip: TripRecord) => setOpen({ what: "edit", trip });
  const whyNotTrip = useWhyNotTrip();
  // A drawer opens for trips that may all be changed so; else the ones that may not are named.
  const start = (what: "assign" | "request", trips: readonly TripRecord[]) => {
    const not = trips.filter((trip) => !trip.may.includes(what));
    const [first] = not;
    if (!first) return setOpen({ what, trips });
    toast.error(
      say(words.notThese, {
        verb: say(words[what]),
        trips: not.map(({ tripNo }) => tripNo).join(", "),
        why: whyNotTrip(first, what) ?? "",
      }),
    );
  };
  const assign = (trips: readonly TripRecord[]) => start("assign", trips);
  const request = (trips: readonly TripRecord[]) => start("request", trips);
  const offered = (trip: TripRecord): PageAction[] => {
    const may = (verb: string) => trip.may.includes(verb);
    const first = [
      may("assign") && { words: words.assign, run: () => assign([trip]) },
      may("request") && { words: words.request, run: () => request([trip]) },
      may("link") && { words: words.link, run: () => setOpen({ what: "link", trip }) },
    ];
    const last = [may("delete") && { words: words.delete, run: () => void drop(trip) }];
    return [...first, ...steps(trip), ...last].filter((each) => each !== false);
  };
  return { offered, edit, assign, request, shown: <Suspense>{shown()}</Suspense> };

  function shown(): ReactNode {
    if (!open) return null;
    switch (open.what) {
      case "edit":
        return <TripDrawer key={open.trip.id} id={open.trip.id} onClose={close} />;
      case "link":
        return <LinkDrawer trip={open.trip} onClose={close} />;
      case "when":
        return <StepDialog trip={open.trip} verb={open.verb} onClose={close} />;
      case "assign":
        return <AssignDrawer trips={open.trips} onClose={close} />;
      case "request":
        return <RequestDrawer trips={open.trips} onClose={close} />;
      default: {
        const { trip, verb } = open;
        const { id, version, tripNo } = trip;
        return (
          <ReasonDialog
            title={say(words.stepSure, { verb: tripVerbs[verb], tripNo })}
            yes={words.yes}
            no={words.no}
            busy={step.isPending}
            required
            onGiven={(reason) => step.mutate({ id, version, verb, reason })}
            onClose={close}
          />
        );
      }
    }
  }
}
