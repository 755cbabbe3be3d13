import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { ConvertBox } from "./ConvertBox.tsx";
import { RateHistory } from "./RateHistory.tsx";
import { RateSheet } from "./RateSheet.tsx";
import { rateWords } from "./words.ts";

/** Exchange rates: today's sheet, a converter, and every day before. */
export default function ExchangeRateScreen() {
  const say = useSay();
  return (
    <div className="fw-page">
      <PageHeader title={say(rateWords.title)} />
      <div className="fw-columns fw-columns-2">
        <RateSheet />
        <ConvertBox />
      </div>
      <RateHistory />
    </div>
  );
}
