import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { ConvertBox } from "./ConvertBox.tsx";
import { RateHistory } from "./RateHistory.tsx";
import { RateSheet } from "./RateSheet.tsx";
import { rateWords } from "./words.ts";

/** Exchange rates: the sheet of the day, a converter, and the rates of all former days. */
export default function ExchangeRateScreen() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  return (
    <div className="fw-page">
      <PageHeader
        title={say(rateWords.title)}
        actions={[
          {
            words: rateWords.import,
            why: whyNot("settingExchangeRate.import"),
            run: () => go("/home/tool/exchange-rate/import"),
          },
        ]}
      />
      <div className="fw-columns fw-columns-2">
        <RateSheet />
        <ConvertBox />
      </div>
      <RateHistory />
    </div>
  );
}
