import { operationForm, type OperationForm, type OperationRecord } from "./operation.ts";

/** The keyed fields of a stored operations job, as its form saves them. */
export function formOfOperation(job: OperationRecord): OperationForm {
  return operationForm.parse(
    Object.fromEntries(
      Object.keys(operationForm.shape).map((name) => [name, job[name as keyof OperationForm]]),
    ),
  );
}
