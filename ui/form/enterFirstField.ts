const field = "input, textarea";
const shut = ":disabled, [readonly], [type=hidden], [type=file]";

// A drawer shows its content, and takes the focus, some frames after the form is mounted.
const FRAMES = 12;

/** Puts the cursor into the first field, unless the user is already in one; returns the way to stop. */
export function enterFirstField(within: () => ParentNode | null): () => void {
  let left = FRAMES;
  let frame = requestAnimationFrame(enter);
  function enter() {
    const form = within();
    if (document.activeElement?.matches(field)) return;
    const fields = [...(form?.querySelectorAll<HTMLElement>(field) ?? [])];
    fields.find((each) => !each.matches(shut))?.focus({ preventScroll: true });
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(enter);
  }
  return () => cancelAnimationFrame(frame);
}
