import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { words } from "./words.ts";

/** Says that more charges are found than one document takes, and how to get the rest. */
export function MoreCharges({ shown, count }: { readonly shown: number; readonly count: number }) {
  const say = useSay();
  if (count <= shown) return null;
  return <Alert type="info" showIcon title={say(words.firstOf, { shown, count })} />;
}
