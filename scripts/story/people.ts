import {
  addSets,
  addUser,
  resetPassword,
  setsOfUser,
  templateChoices,
} from "@fairway/areas/access/contract.ts";
import { addUserToOffice, queryUsers } from "@fairway/areas/organisation/contract.ts";
import { fold } from "@fairway/core/words/fold.ts";
import {
  changePassword,
  type Me,
  type Signed,
  type SignedPerson,
  signIn,
  whoAmI,
} from "../api/callServer.ts";

/** A person of a story, signed in. */
export interface Player {
  readonly signed: SignedPerson;
  readonly me: Me;
}

const password = "A story, told step by step 1";

/**
 * Signs a person of a story in: a user of the story's own with the rights of a permission template
 * in the administrator's office, added where there is none.
 */
export async function personOfStory(
  { signed, me }: Player,
  name: string,
  role: string,
): Promise<Player> {
  const samples = await signed.ask(templateChoices, {});
  const sample = samples.find((each) => fold(each.name) === fold(role));
  if (!sample) {
    const names = samples.map((each) => each.name).join(", ");
    throw new Error(`no permission template is called "${role}"; there are ${names}`);
  }
  const username = `story-${name}-${role}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const { id, oneTimePassword } = await findOrAdd(signed, me, username, name);
  const sets = await signed.ask(setsOfUser, { id });
  if (!sets.some((each) => each.officeId === me.officeId)) {
    const set = { officeId: me.officeId, permissionSampleId: sample.id };
    await signed.ask(addSets, { userId: id, sets: [set] });
  }
  const { base } = signed;
  await changePassword(base, { user: username, password, from: oneTimePassword });
  const own = await signIn(base, { user: username, password });
  return { signed: own, me: await whoAmI(own) };
}

async function findOrAdd(signed: Signed, me: Me, username: string, name: string) {
  const found = await signed.ask(queryUsers, { keyword: username });
  const there = found.find((each) => each.username === username);
  if (there) {
    const { data } = await signed.ask(resetPassword, { id: there.id });
    return { id: there.id, oneTimePassword: data.oneTimePassword };
  }
  const { data } = await signed.ask(addUser, {
    username,
    staffCode: username,
    employeeNameEn: name,
    employeeNameVn: name,
    email: `${username}@example.com`,
    userType: "Normal User",
    userRole: "CS",
    workingStatus: "Working",
    active: true,
  });
  if (!data.oneTimePassword) throw new Error(`the user ${username} has no one-time password`);
  const users = [{ userId: data.id, position: "Assistant" as const }];
  await signed.ask(addUserToOffice, { officeId: me.officeId, users });
  return { id: data.id, oneTimePassword: data.oneTimePassword };
}
