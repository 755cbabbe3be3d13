import { pageUsers, userSheetCalls } from "@fairway/areas/organisation/contract.ts";
import { userSheet } from "@fairway/areas/organisation/model/userSheet.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { importUsers } from "../contract.ts";
import { accessWords as words } from "./words.ts";
import { type GivenPassword, Passwords } from "./Passwords.tsx";

const list = "/home/system/user-management";
const calls = { ...userSheetCalls, import: importUsers, paging: pageUsers };

/** Brings users by a sheet, all or none, and shows the password of each once. */
export default function UserImport() {
  const say = useSay();
  const { go } = useAddress();
  const [passwords, setPasswords] = useState<readonly GivenPassword[]>([]);
  const [isLeft, setLeft] = useState(false);
  const leave = () => (isLeft ? setPasswords([]) : go(list));
  const show = (answer: unknown, left: number) => {
    setLeft(left > 0);
    const given = (answer as { data: { passwords: readonly GivenPassword[] } }).data.passwords;
    if (given.length > 0) setPasswords(given);
    else if (left === 0) go(list);
  };
  return (
    <>
      <ResourceImport resource={userSheet} calls={calls} back={list} onImported={show} />
      {passwords.length > 0 ? (
        <Passwords
          passwords={passwords}
          title={say(words.passwordsTitle, { count: passwords.length })}
          detail={say(words.passwordsDetail)}
          onNoted={leave}
        />
      ) : null}
    </>
  );
}
