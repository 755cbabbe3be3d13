import type { Language } from "@fairway/core/words/words.ts";
import { type DriverWord, driverWords as words } from "./driverWords.ts";
import { Facts } from "./Facts.tsx";
import type { KeptProof } from "./keptProofs.ts";
import { useBlobAddress } from "./useBlobAddress.ts";

/**
 * A signed proof that is not sent yet. A link that is over sends nothing: the proof is then shown, and
 * its signature and photos can be saved for the office.
 */
export function WaitingProof(props: {
  readonly proof: KeptProof;
  readonly language: Language;
  readonly isOver: boolean;
  /** The server refused it, or one of its photos. */
  readonly isRefused: boolean;
  readonly onSend: () => void;
  readonly onDiscard: () => void;
}) {
  const { proof, language, isOver, isRefused, onSend, onDiscard } = props;
  const say = (word: DriverWord) => words[word][language];
  const text = isOver ? "waitsOver" : proof.isKept === false ? "waitsOpen" : "waits";
  return (
    <div className="pod-card pod-waits">
      <p>{say(text)}</p>
      {isOver ? <SavedProof proof={proof} say={say} /> : null}
      {isOver ? null : (
        <button type="button" className="pod-button pod-primary" onClick={onSend}>
          {say("sendNow")}
        </button>
      )}
      {isOver || isRefused ? (
        <button type="button" className="pod-button" onClick={onDiscard}>
          {say(proof.isSent ? "discardPhotos" : "discard")}
        </button>
      ) : null}
    </div>
  );
}

function SavedProof(props: {
  readonly proof: KeptProof;
  readonly say: (word: DriverWord) => string;
}) {
  const { proof, say } = props;
  const facts: readonly (readonly [DriverWord, string])[] = [
    ["receiver", proof.receiver],
    ["delivered", proof.pieces],
    ["damage", proof.hasDamage ? proof.damage : ""],
    ["signedAt", (proof.deliveredAt ?? "").slice(0, 16).replace("T", " ")],
  ];
  return (
    <>
      <Facts facts={facts} say={say} />
      <a
        className="pod-button"
        download="signature.png"
        href={`data:image/png;base64,${proof.signature}`}
      >
        {say("saveSignature")}
      </a>
      {proof.photos
        .filter(({ isSent }) => !isSent)
        .map(({ id, blob }, at) => (
          <SavedPhoto key={id} blob={blob} label={`${say("savePhoto")} ${at + 1}`} />
        ))}
    </>
  );
}

function SavedPhoto({ blob, label }: { readonly blob: Blob; readonly label: string }) {
  const address = useBlobAddress(blob);
  const name = blob.type === "image/png" ? "photo.png" : "photo.jpg";
  return (
    <a className="pod-button" download={name} href={address}>
      {label}
    </a>
  );
}
