const field = "input, textarea, [contenteditable=true]";
const shut = ":disabled, [readonly], [type=hidden], [type=file]";

// A drawer shows its content, and takes the focus, some frames after the form is mounted.
const FRAMES = 12;

/**
 * Puts the cursor into the first field of a form that has just opened with its page or drawer; what
 * the user holds elsewhere keeps the cursor. Returns the way to stop.
 */
export function enterFirstField(within: () => HTMLElement | null): () => void {
  let left = FRAMES;
  let frame = requestAnimationFrame(enter);
  function enter() {
    const form = within();
    const now = document.activeElement;
    if (form && now?.matches(field)) return;
    if (form && (now === null || now.contains(form))) {
      const fields = [...form.querySelectorAll<HTMLElement>(field)];
      fields.find((each) => !each.matches(shut))?.focus({ preventScroll: true });
    }
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(enter);
  }
  return () => cancelAnimationFrame(frame);
}
