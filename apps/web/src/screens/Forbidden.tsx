import { StopOutlined } from "@ant-design/icons";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { usePageTitle } from "@fairway/ui/parts/usePageTitle.ts";
import { screenWords } from "./screenWords.ts";

/** /403: the user has no right to the screen. */
export default function Forbidden() {
  const say = useSay();
  const { go } = useAddress();
  usePageTitle(say(screenWords.forbidden));
  return (
    <div className="fw-full">
      <StopOutlined className="fw-full-sign fw-bad" aria-hidden />
      <h1>{say(screenWords.forbidden)}</h1>
      <p>{say(screenWords.forbiddenDetail)}</p>
      <Button type="primary" onClick={() => go("/home/dashboard", { replace: true })}>
        {say(screenWords.back)}
      </Button>
    </div>
  );
}
