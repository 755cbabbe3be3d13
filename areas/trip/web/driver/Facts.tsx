import type { DriverWord } from "./driverWords.ts";

/** Facts under their words; those without a value are left out. */
export function Facts(props: {
  readonly facts: readonly (readonly [word: DriverWord, value: string])[];
  readonly say: (word: DriverWord) => string;
  readonly className?: string;
}) {
  const { facts, say, className = "pod-facts" } = props;
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => value !== "")
        .map(([word, value]) => (
          <div key={word}>
            <dt>{say(word)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
