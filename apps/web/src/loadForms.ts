import { whenQuiet } from "@fairway/ui/client/quiet.ts";

/**
 * Loads what every form uses when the first screen is complete and the browser is idle. A record
 * that is opened then loads only its own part.
 */
export function loadForms(): void {
  void whenQuiet()
    .then(() =>
      Promise.all([
        import("@fairway/ui/form/RecordForm.tsx"),
        import("@fairway/ui/form/useRecordForm.tsx"),
        import("@fairway/ui/form/fields.tsx"),
      ]),
    )
    // If this fails, it fails again with the form, and the error is shown then.
    .catch(() => undefined);
}
