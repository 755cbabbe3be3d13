import { useClient } from "@fairway/ui/client/client.ts";
import { useEffect, useState } from "react";
import { openEdoc } from "../contract.ts";

/** A picture kept by the file area; it is fetched with the person's token, never by a bare link. */
export function PictureBox({ id, name }: { readonly id: string; readonly name: string }) {
  const client = useClient();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    client.download(openEdoc, { id }).then(
      ({ blob }) => {
        if (gone) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      // A picture that is gone leaves its name; the list says the rest.
      () => undefined,
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [client, id]);
  return address ? (
    <img className="fw-picture" src={address} alt={name} />
  ) : (
    <div className="fw-picture" />
  );
}
