/** An input for several numbers; a pasted column becomes numbers with commas between. */
export function NumberList(props: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string | null) => void;
}) {
  const { value, onChange } = props;
  const send = (typed: string) => {
    if (typed.trim() !== value) onChange(typed.trim() || null);
  };
  return (
    <span className="fw-search">
      <input
        // Another value from outside, such as a cleared filter, starts the input again.
        key={value}
        type="search"
        aria-label={props.label}
        placeholder={props.hint}
        defaultValue={value}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text").trim();
          if (!/[\r\n\t]/.test(pasted)) return;
          event.preventDefault();
          const input = event.currentTarget;
          const numbers = [input.value.trim(), ...pasted.split(/[\s,;]*[\r\n\t]+/)];
          input.value = numbers.filter(Boolean).join(", ");
        }}
        onBlur={(event) => send(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") send(event.currentTarget.value);
        }}
      />
    </span>
  );
}
