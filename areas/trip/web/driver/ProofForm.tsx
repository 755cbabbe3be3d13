import type { Language } from "@fairway/core/words/words.ts";
import { type ChangeEvent, useEffect, useState } from "react";
import { mostPhotos, mostPieces } from "../../model/deliveryBounds.ts";
import { type DriverWord, driverWords as words } from "./driverWords.ts";
import { keepProof, type KeptProof } from "./keptProofs.ts";
import { SignaturePad } from "./SignaturePad.tsx";
import { photoToSend } from "./smallPhoto.ts";
import { useBlobAddress } from "./useBlobAddress.ts";

/** What is missing on a proof; null when it can be sent. */
function whyNot(proof: KeptProof, isApart: boolean): DriverWord | null {
  if (proof.receiver.trim() === "") return "needReceiver";
  if (!/^\d{1,7}$/.test(proof.pieces) || Number(proof.pieces) > mostPieces) return "needPieces";
  if ((proof.hasDamage || isApart) && proof.damage.trim() === "") return "needDamage";
  return proof.signature === "" ? "needSign" : null;
}

/** The proof of a delivery, kept on the phone while it is typed: taking a photo may close the page. */
export function ProofForm(props: {
  readonly start: KeptProof;
  readonly place: string;
  readonly language: Language;
  readonly keepsPosition: boolean;
  /** Do these pieces differ from those that were loaded? */
  readonly isApart: (pieces: string) => boolean;
  readonly onSigned: (proof: KeptProof) => void;
  readonly onBack: () => void;
}) {
  const { start, place, language, keepsPosition, onSigned, onBack } = props;
  const [proof, setProof] = useState(start);
  const [why, setWhy] = useState<DriverWord | null>(null);
  const isApart = /^\d+$/.test(proof.pieces) && props.isApart(proof.pieces);
  const say = (word: DriverWord) => words[word][language];
  const change = (part: Partial<KeptProof>) => {
    setWhy(null);
    setProof((before) => ({ ...before, ...part }));
  };
  useEffect(() => {
    // Where the phone keeps nothing, the page does, and still sends.
    void keepProof(proof);
  }, [proof]);
  const addPhotos = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = "";
    for (const file of files) {
      // oxlint-disable-next-line no-await-in-loop
      const made = await photoToSend(file, keepsPosition);
      if (typeof made === "string") {
        setWhy(made);
        continue;
      }
      const photo = { id: crypto.randomUUID(), blob: made, isSent: false };
      setProof((before) =>
        before.photos.length < mostPhotos
          ? { ...before, photos: [...before.photos, photo] }
          : before,
      );
    }
  };
  const send = () => {
    const missing = whyNot(proof, isApart);
    setWhy(missing);
    if (missing) return;
    const hasDamage = proof.hasDamage || isApart;
    onSigned({ ...proof, hasDamage, deliveredAt: new Date().toISOString() });
  };
  return (
    <form
      className="pod-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2>
        {say("proveAt")} {place}
      </h2>
      <label>
        {say("receiver")}
        <input
          value={proof.receiver}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => change({ receiver: event.target.value })}
        />
      </label>
      <label>
        {say("delivered")}
        <input
          value={proof.pieces}
          inputMode="numeric"
          maxLength={7}
          onChange={(event) => change({ pieces: event.target.value.replace(/\D/g, "") })}
        />
      </label>
      {isApart ? (
        <p className="pod-wrong" role="alert">
          {say("apart")}
        </p>
      ) : null}
      <label className="pod-check">
        <input
          type="checkbox"
          checked={proof.hasDamage || isApart}
          disabled={isApart}
          onChange={(event) => change({ hasDamage: event.target.checked })}
        />
        {say("hasDamage")}
      </label>
      {proof.hasDamage || isApart ? (
        <label>
          {say("damage")}
          <textarea
            value={proof.damage}
            maxLength={1000}
            rows={3}
            onChange={(event) => change({ damage: event.target.value })}
          />
        </label>
      ) : null}
      <div className="pod-head">
        <span>{say("photos")}</span>
        <label className="pod-button">
          {say("takePhoto")}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            multiple
            className="pod-hidden"
            disabled={proof.photos.length >= mostPhotos}
            onChange={(event) => void addPhotos(event)}
          />
        </label>
      </div>
      <p className="pod-quiet">
        {proof.photos.length >= mostPhotos
          ? say("photosMost")
          : say(keepsPosition ? "position" : "noPosition")}
      </p>
      <div className="pod-photos">
        {proof.photos.map(({ id, blob }, at) => (
          <Photo
            key={id}
            blob={blob}
            label={`${say("removePhoto")} ${at + 1}`}
            onRemove={() => change({ photos: proof.photos.filter((photo) => photo.id !== id) })}
          />
        ))}
      </div>
      <div className="pod-head">
        <span>{say("sign")}</span>
        <button type="button" className="pod-button" onClick={() => change({ signature: "" })}>
          {say("clear")}
        </button>
      </div>
      <SignaturePad
        label={say("sign")}
        value={proof.signature}
        onChange={(signature) => change({ signature })}
      />
      {why ? (
        <p className="pod-wrong" role="alert">
          {say(why)}
        </p>
      ) : null}
      <button type="submit" className="pod-button pod-primary">
        {say("send")}
      </button>
      <button type="button" className="pod-button" onClick={onBack}>
        {say("cancel")}
      </button>
    </form>
  );
}

function Photo(props: {
  readonly blob: Blob;
  readonly label: string;
  readonly onRemove: () => void;
}) {
  const { blob, label, onRemove } = props;
  const address = useBlobAddress(blob);
  return (
    <div className="pod-photo">
      <img src={address} alt="" />
      <button type="button" aria-label={label} title={label} onClick={onRemove}>
        ×
      </button>
    </div>
  );
}
