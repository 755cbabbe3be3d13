import type { ScratchServer } from "../../tests/setup/scratchServer.ts";
import { changePassword, type SignedPerson, signIn } from "./callServer.ts";

/** Signs in to the given server, or as the first administrator of the scratch one. */
export async function openServer(
  scratch: Pick<ScratchServer, "address" | "signIns"> | null,
  given: { readonly base?: string; readonly user?: string; readonly password?: string } = {},
): Promise<SignedPerson> {
  if (!scratch) {
    const { base = "", user = "", password = "" } = given;
    return signIn(base.replace(/\/$/, ""), { user, password });
  }
  const [first] = scratch.signIns;
  if (!first) throw new Error("the scratch server names nobody who can sign in");
  const person = { user: first.username, password: "Main job, booking to cash 1" };
  await changePassword(scratch.address, { ...person, from: first.password });
  return signIn(scratch.address, person);
}
