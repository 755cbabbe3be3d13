import { CompassOutlined } from "@ant-design/icons";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { usePageTitle } from "@fairway/ui/parts/usePageTitle.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { screenWords } from "./screenWords.ts";

/** /404: the address has no screen. */
export default function Lost() {
  const say = useSay();
  const { go } = useAddress();
  usePageTitle("404");
  return (
    <main className="fw-full">
      <CompassOutlined className="fw-full-sign" aria-hidden />
      <h1>{say(screenWords.lost)}</h1>
      <Button type="primary" onClick={() => go("/home/dashboard", { replace: true })}>
        {say(screenWords.backToDashboard)}
      </Button>
    </main>
  );
}
