import { sayInstant } from "@fairway/core/words/dates.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { afterReport } from "../../model/driverMay.ts";
import type { LinkedTrip } from "../../model/linkedTrip.ts";
import { stopKinds } from "../../model/stopKinds.ts";
import { tripStates } from "../../model/tripSteps.ts";
import { askServer, Unsent } from "./askServer.ts";
import { type DriverWord, driverWords as words } from "./driverWords.ts";
import { Facts } from "./Facts.tsx";
import {
  forgetProof,
  forgetTrip,
  keepProof,
  keepStep,
  keepTrip,
  type KeptProof,
  type KeptStep,
  keptProofs,
  keptSteps,
  keptTrip,
} from "./keptProofs.ts";
import { piecesApartWith } from "../../model/piecesApart.ts";
import { ProofForm } from "./ProofForm.tsx";
import { sendKept } from "./sendKept.ts";
import { sendStep } from "./sendStep.ts";
import { WaitingProof } from "./WaitingProof.tsx";
import "./driver.css";

type Stop = LinkedTrip["stops"][number];
const steps = ["accept", "load", "returnEmpty"] as const;
const retryMs = 10_000;

/** The page of a driver: the stops of one trip, its steps, and the proof of its delivery. */
export function DriverPage({
  link,
  language,
}: {
  readonly link: string;
  readonly language: Language;
}) {
  const say = (word: DriverWord) => words[word][language];
  const [said, setTrip] = useState<LinkedTrip | null>(null);
  const [reports, setReports] = useState<readonly KeptStep[]>([]);
  // As the server says, with what it does not know yet.
  const trip = said && reports.reduce(afterReport, said);
  const [fault, setFault] = useState<Unsent | null>(null);
  const [kept, setKept] = useState<readonly KeptProof[]>([]);
  const [stop, setStop] = useState<Stop | null>(null);
  const [isThanked, setThanked] = useState(false);
  const [reporting, setReporting] = useState<(typeof steps)[number] | null>(null);
  const isAnswered = useRef(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const driver = useRef({ link, language }).current;

  /** One thing after the other; a reason that came back is shown. False where the server was not reached. */
  const ask = useCallback(
    (work: () => Promise<LinkedTrip>): Promise<boolean> => {
      const once = async () => {
        try {
          const after = await work();
          isAnswered.current = true;
          setTrip(after);
          setFault(null);
          await keepTrip(link, after);
          return true;
        } catch (error) {
          if (!(error instanceof Unsent)) throw error;
          setFault(error);
          if (error.isOver) {
            isAnswered.current = true;
            setTrip(null);
            await forgetTrip(link);
          }
          return !error.isLost;
        } finally {
          setKept(await keptProofs(link));
          setReports(await keptSteps(link));
        }
      };
      const next = last.current.then(once);
      last.current = next.catch(() => false);
      return next;
    },
    [link],
  );
  const waiting = kept.filter(({ deliveredAt }) => deliveredAt !== null);
  const sendAll = useCallback(
    async (proofs: readonly KeptProof[], reported: readonly KeptStep[]) => {
      const thank = (after: LinkedTrip) => {
        setThanked(true);
        return after;
      };
      const sendings = [
        ...reported.map((step) => ({ at: step.at, send: () => sendStep(driver, step) })),
        ...proofs.map((proof) => ({
          at: proof.deliveredAt ?? "",
          send: () => sendKept(driver, proof).then(thank),
        })),
      ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
      // In the order in which they happened: a later step needs the one before.
      for (const { send } of sendings) {
        // oxlint-disable-next-line no-await-in-loop
        if (!(await ask(send))) break;
      }
    },
    [ask, driver],
  );
  const sendWaiting = useCallback(async () => {
    const proofs = await keptProofs(link);
    await sendAll(
      proofs.filter(({ deliveredAt }) => deliveredAt !== null),
      await keptSteps(link),
    );
  }, [link, sendAll]);
  const started = useRef<"no" | "yes" | "again">("no");
  const start = useCallback(async () => {
    if (started.current !== "no") {
      // A connection that comes back meanwhile is not missed.
      started.current = "again";
      return;
    }
    try {
      do {
        started.current = "yes";
        // oxlint-disable-next-line no-await-in-loop
        await ask(() => askServer(driver, "Read", {}));
        // oxlint-disable-next-line no-await-in-loop
        await sendWaiting();
      } while ((started.current as "yes" | "again") === "again");
    } finally {
      started.current = "no";
    }
  }, [ask, driver, sendWaiting]);
  useEffect(() => {
    // What the server has said meanwhile is newer.
    void keptTrip(link).then((before) => {
      if (!isAnswered.current) setTrip(before);
    });
  }, [link]);
  useEffect(() => {
    void start();
    const online = () => void start();
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, [start]);

  const isWaitingForAny = waiting.length + reports.length > 0;
  useEffect(() => {
    // A phone does not always notice that it has a connection again.
    if (!isWaitingForAny) return;
    const timer = setInterval(() => void start(), retryMs);
    return () => clearInterval(timer);
  }, [isWaitingForAny, start]);

  const waitingCards = waiting.map((proof) => (
    <WaitingProof
      key={proof.id}
      proof={proof}
      language={language}
      isOver={fault?.isOver ?? false}
      isRefused={fault !== null && !fault.isLost}
      onSend={() => void sendAll([proof], reports)}
      onDiscard={() =>
        void ask(async () => {
          await forgetProof(proof.id);
          return askServer(driver, "Read", {});
        })
      }
    />
  ));
  if (!trip) {
    return (
      <main className="pod">
        <div className="pod-card">
          <p role={fault ? "alert" : "status"}>{fault?.message ?? say("loading")}</p>
          {fault ? (
            <button type="button" className="pod-button pod-primary" onClick={() => void start()}>
              {say("again")}
            </button>
          ) : null}
        </div>
        {waitingCards}
      </main>
    );
  }
  const report = async (verb: KeptStep["verb"]) => {
    const step = { id: crypto.randomUUID(), link, verb, at: new Date().toISOString() };
    setReporting(verb);
    if (await keepStep(step)) {
      setReports((before) => [...before, step]);
      setReporting(null);
      return sendWaiting();
    }
    await ask(() => sendStep(driver, step));
    setReporting(null);
  };
  const next = nextStep(trip);
  const stepButton = (verb: KeptStep["verb"]) => (
    <button
      key={verb}
      type="button"
      className={verb === next ? "pod-button pod-primary" : "pod-button"}
      disabled={reporting !== null}
      onClick={() => void report(verb)}
    >
      {say(reporting === verb ? "sending" : verb)}
    </button>
  );
  const signed = async (proof: KeptProof) => {
    setStop(null);
    await keepProof(proof);
    setKept(await keptProofs(link));
    await sendAll([proof], reports);
  };
  const isWaiting = (id: string) => waiting.some(({ stopId }) => stopId === id);
  const isOpen = (each: Stop) =>
    each.kind === "Deliver" && !each.proof && trip.may.includes("prove") && !isWaiting(each.id);
  return (
    <main className="pod">
      <header className="pod-top">
        <div>
          <strong>{trip.tripNo}</strong>
          <span>{tripStates[trip.state][language]}</span>
        </div>
        <a className="pod-button" href={`${language === "vi" ? "/pod/" : "/vi/pod/"}#${link}`}>
          {say("other")}
        </a>
      </header>
      {fault ? (
        <p className="pod-wrong" role="alert">
          {fault.message}
        </p>
      ) : null}
      {reports.map(({ id, verb }) => (
        <p key={id} className="pod-card pod-waits">
          {say(verb)}: {say("waitingStep")}
        </p>
      ))}
      {isThanked && waiting.length === 0 ? (
        <p className="pod-good" role="status">
          {say("thanks")}
        </p>
      ) : null}
      {waitingCards}
      {stop ? (
        <ProofForm
          start={
            kept.find((each) => each.stopId === stop.id && each.deliveredAt === null) ??
            newProof(link, stop, trip)
          }
          place={stop.place}
          language={language}
          keepsPosition={trip.keepsPosition}
          isApart={(pieces) => piecesApartWith(trip, stop.id, pieces) !== 0}
          onSigned={(proof) => void signed(proof)}
          onBack={() => {
            setStop(null);
            void keptProofs(link).then(setKept);
          }}
        />
      ) : (
        <>
          <Facts facts={factsOf(trip, language)} say={say} className="pod-card pod-facts" />
          {next ? stepButton(next) : null}
          <ol className="pod-stops">
            {trip.stops.map((each) => (
              <li key={each.id} className="pod-card">
                <StopFacts stop={each} trip={trip} language={language} />
                {isOpen(each) ? (
                  <button
                    type="button"
                    className={next ? "pod-button" : "pod-button pod-primary"}
                    onClick={() => {
                      setThanked(false);
                      setStop(each);
                    }}
                  >
                    {say("prove")}
                  </button>
                ) : null}
              </li>
            ))}
          </ol>
          {steps.filter((verb) => verb !== next && trip.may.includes(verb)).map(stepButton)}
          <footer className="pod-quiet">
            {trip.officeName}{" "}
            {trip.officeTel ? (
              <a className="pod-call" href={`tel:${trip.officeTel.replace(/[^\d+]/g, "")}`}>
                {trip.officeTel}
              </a>
            ) : null}
          </footer>
        </>
      )}
    </main>
  );
}

/** The step that comes before the next delivery; null when the delivery itself is next. */
function nextStep({ state, may }: LinkedTrip): KeptStep["verb"] | null {
  const isBefore = state === "Assigned" || state === "Accepted";
  if (!isBefore && may.includes("prove")) return null;
  return steps.find((verb) => may.includes(verb)) ?? null;
}

function newProof(link: string, stop: Stop, trip: LinkedTrip): KeptProof {
  return {
    id: crypto.randomUUID(),
    link,
    stopId: stop.id,
    receiver: "",
    pieces: /^\d+$/.test(trip.pieces ?? "") ? (trip.pieces ?? "") : "",
    hasDamage: false,
    damage: "",
    signature: "",
    deliveredAt: null,
    isSent: false,
    photos: [],
  };
}

function factsOf(trip: LinkedTrip, language: Language): readonly (readonly [DriverWord, string])[] {
  return [
    ["container", [trip.containerTypeCode, trip.containerNo].filter(Boolean).join(" ")],
    ["seal", trip.sealNo ?? ""],
    ["pieces", trip.pieces ? `${trip.pieces} ${trip.packageTypeCode ?? ""}` : ""],
    ["weight", trip.grossWeight ? `${sayNumber(trip.grossWeight, language)} kg` : ""],
    ["goods", trip.goods ?? ""],
    ["truck", [trip.truckNo, trip.trailerNo].filter(Boolean).join(" / ")],
  ];
}

function StopFacts(props: {
  readonly stop: Stop;
  readonly trip: LinkedTrip;
  readonly language: Language;
}) {
  const { stop, trip, language } = props;
  const at = (instant: string) => sayInstant(instant, trip.timeZone);
  return (
    <>
      <div className="pod-head">
        <strong>{stopKinds[stop.kind][language]}</strong>
        {stop.actualAt ? (
          <span className="pod-done">✓ {at(stop.actualAt)}</span>
        ) : stop.plannedAt ? (
          <span className="pod-quiet">{at(stop.plannedAt)}</span>
        ) : null}
      </div>
      <p>{stop.place}</p>
      {stop.address ? <p className="pod-quiet">{stop.address}</p> : null}
      {stop.contact ? <p className="pod-quiet">{stop.contact}</p> : null}
      {stop.proof ? (
        <p className="pod-done">
          {words.received[language]}: {stop.proof.receiver}
        </p>
      ) : null}
    </>
  );
}
