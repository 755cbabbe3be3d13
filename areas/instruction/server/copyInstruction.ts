import { vesselAndVoyage } from "@fairway/areas/shipment/model/vesselAndVoyage.ts";
import { registerCopied } from "@fairway/areas/shipment/server/copiedByAreas.ts";
import { insertRow } from "@fairway/engine/db/writeRows.ts";
import { type InstructionForm, instructionForm } from "../model/instruction.ts";
import { whyNotInstruction } from "../model/whyNotInstruction.ts";
import { readInstruction } from "./readInstruction.ts";

/**
 * The instruction of a copied job: parties and texts of its source, with user, day, booking, ports,
 * vessel and loading day of the copy. An instruction that would not be complete is left out.
 */
registerCopied("instruction", "papers", async (tx, actor, { from, to }) => {
  const stored = await readInstruction(tx, actor, from.id);
  if (!stored) return;
  const fields = Object.keys(instructionForm.shape) as (keyof InstructionForm)[];
  const form: InstructionForm = {
    ...(Object.fromEntries(fields.map((field) => [field, stored[field]])) as InstructionForm),
    bookingNo: to.bookingNo,
    refNo: null,
    invoiceDate: actor.today,
    issuedUser: actor.userId,
    supplier: to.coloaderId,
    pol: to.pol,
    pod: to.pod,
    voyNo: vesselAndVoyage(to.flightVesselName, to.voyNo),
    loadingDate: to.etd,
    containerSealNo: null,
  };
  if (whyNotInstruction(form).length > 0) return;
  const { companyId, userId } = actor;
  await insertRow(tx, "shipping_instruction", {
    ...form,
    companyId,
    id: to.id,
    userCreated: userId,
    userModified: userId,
  });
});
