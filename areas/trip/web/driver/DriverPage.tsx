import { sayInstant } from "@fairway/core/words/dates.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { afterReport } from "../../model/driverMay.ts";
import type { LinkedTrip } from "../../model/linkedTrip.ts";
import { stopKinds } from "../../model/stopKinds.ts";
import { tripStates } from "../../model/tripSteps.ts";
import { askServer, Unsent } from "./askServer.ts";
import { type DriverWord, driverWords as words } from "./driverWords.ts";
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
import { ProofForm } from "./ProofForm.tsx";
import { sendKept } from "./sendKept.ts";
import { sendStep } from "./sendStep.ts";
import "./driver.css";

type Stop = LinkedTrip["stops"][number];
const steps = ["accept", "load", "returnEmpty"] as const;
const retryMs = 30_000;

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
  const isBusy = useRef(false);
  const driver = useRef({ link, language }).current;

  /** One thing at a time; a reason that came back is shown. False where the server was not reached. */
  const ask = useCallback(
    async (work: () => Promise<LinkedTrip>): Promise<boolean> => {
      if (isBusy.current) return true;
      isBusy.current = true;
      try {
        const after = await work();
        setTrip(after);
        setFault(null);
        // Where the phone keeps nothing, the page needs a connection.
        await keepTrip(link, after).catch(() => undefined);
        return true;
      } catch (error) {
        if (!(error instanceof Unsent)) throw error;
        setFault(error);
        if (error.isOver) {
          setTrip(null);
          await forgetTrip(link).catch(() => undefined);
        }
        return !error.isLost;
      } finally {
        isBusy.current = false;
        setKept(await keptProofs(link).catch(() => []));
        setReports(await keptSteps(link).catch(() => []));
      }
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
    const proofs = await keptProofs(link).catch(() => []);
    const reported = await keptSteps(link).catch(() => []);
    await sendAll(
      proofs.filter(({ deliveredAt }) => deliveredAt !== null),
      reported,
    );
  }, [link, sendAll]);
  const start = useCallback(async () => {
    await ask(() => askServer(driver, "Read", {}));
    await sendWaiting();
  }, [ask, driver, sendWaiting]);
  useEffect(() => {
    // What the server has said meanwhile is newer.
    void keptTrip(link).then(
      (before) => setTrip((shown) => shown ?? before),
      () => undefined,
    );
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
      </main>
    );
  }
  const report = async (verb: KeptStep["verb"]) => {
    const step = { id: crypto.randomUUID(), link, verb, at: new Date().toISOString() };
    const isKept = await keepStep(step).then(
      () => true,
      () => false,
    );
    if (!isKept) return void ask(() => sendStep(driver, step));
    setReports((before) => [...before, step]);
    return sendWaiting();
  };
  const signed = async (proof: KeptProof) => {
    setStop(null);
    await keepProof(proof).catch(() => undefined);
    setKept([proof]);
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
      {waiting.map((proof) => (
        <div key={proof.id} className="pod-card pod-waits">
          <p>{say("waits")}</p>
          <button
            type="button"
            className="pod-button pod-primary"
            onClick={() => void sendAll([proof], reports)}
          >
            {say("sendNow")}
          </button>
          {fault && !fault.isLost && !proof.isSent ? (
            <button
              type="button"
              className="pod-button"
              onClick={() =>
                void ask(async () => {
                  await forgetProof(proof.id);
                  return askServer(driver, "Read", {});
                })
              }
            >
              {say("discard")}
            </button>
          ) : null}
        </div>
      ))}
      {stop ? (
        <ProofForm
          start={
            kept.find((each) => each.stopId === stop.id && each.deliveredAt === null) ??
            newProof(link, stop, trip)
          }
          place={stop.place}
          language={language}
          keepsPosition={trip.keepsPosition}
          onSigned={(proof) => void signed(proof)}
          onBack={() => {
            setStop(null);
            void keptProofs(link).then(setKept, () => undefined);
          }}
        />
      ) : (
        <>
          <Facts trip={trip} say={say} />
          <ol className="pod-stops">
            {trip.stops.map((each) => (
              <li key={each.id} className="pod-card">
                <StopFacts stop={each} trip={trip} language={language} />
                {isOpen(each) ? (
                  <button
                    type="button"
                    className="pod-button pod-primary"
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
          {steps
            .filter((verb) => trip.may.includes(verb))
            .map((verb) => (
              <button
                key={verb}
                type="button"
                className="pod-button"
                onClick={() => void report(verb)}
              >
                {say(verb)}
              </button>
            ))}
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

function Facts(props: { readonly trip: LinkedTrip; readonly say: (word: DriverWord) => string }) {
  const { trip, say } = props;
  const facts: [DriverWord, string][] = [
    ["container", [trip.containerTypeCode, trip.containerNo].filter(Boolean).join(" ")],
    ["seal", trip.sealNo ?? ""],
    ["pieces", trip.pieces ? `${trip.pieces} ${trip.packageTypeCode ?? ""}` : ""],
    ["weight", trip.grossWeight ? `${trip.grossWeight} kg` : ""],
    ["goods", trip.goods ?? ""],
    ["truck", [trip.truckNo, trip.trailerNo].filter(Boolean).join(" / ")],
  ];
  return (
    <dl className="pod-card pod-facts">
      {facts
        .filter(([, value]) => value !== "")
        .map(([word, value]) => (
          <div key={word}>
            <dt>{say(word)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
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
