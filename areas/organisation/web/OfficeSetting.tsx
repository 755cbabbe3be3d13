import { localCurrency } from "@fairway/core/money/currency.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { type Answered, useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { PickerField, SelectField, SwitchField, TextField } from "@fairway/ui/form/fields.tsx";
import { NumberField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { ActionButton } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { useWatch } from "react-hook-form";
import { useQueryClient } from "@tanstack/react-query";
import { getProfitMargin, getSettingFlow, saveSettingFlow } from "../contract.ts";
import { applyPartners, applyTypes } from "../model/officeSetting.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { officePicker } from "./pickers.ts";
import { ChoiceCell, DaysCell, HoursCell, NumberCell, SwitchCell } from "./settingCells.tsx";
import { settingWords as words } from "./settingWords.ts";
import { StepTable } from "./StepTable.tsx";
import { organisationWords } from "./words.ts";

type Setting = Answered<typeof getSettingFlow>;

/** The settings of one office: approvals, unlocking, checks, locking and margins. */
export function OfficeSetting(props: { readonly id: string; readonly shown: boolean }) {
  const found = useAsk(getSettingFlow, { officeId: props.id }, { quiet: true });
  if (found.data) return <OpenSetting setting={found.data} shown={props.shown} />;
  if (!props.shown) return null;
  if (!found.error) return <PageSkeleton />;
  return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
}

function OpenSetting({ setting, shown }: { readonly setting: Setting; readonly shown: boolean }) {
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const { timeZone } = useSession();
  const { officeId } = setting;
  const form = useRecordForm({
    name: "setting",
    schema: saveSettingFlow.body,
    start: draftOf(setting),
    save: (values) => client.ask(saveSettingFlow, values),
    latest: async () => draftOf(await client.ask(getSettingFlow, { officeId })),
    onSaved: () => {
      toast.success(say(organisationWords.saved));
      for (const call of [getSettingFlow, getProfitMargin]) {
        void cache.invalidateQueries({ queryKey: cacheKey(call) });
      }
    },
  });
  // The form stays mounted while another tab is shown, so that no typed value is lost.
  if (!shown) return null;
  const why = whyNot("sysOffice.write", !setting.permission.allowUpdate);
  return (
    <RecordForm form={form} readOnly={why !== null}>
      <div className="fw-section-head">
        <span className="fw-quiet">
          {setting.datetimeModified
            ? say(words.changed, {
                name: setting.userNameModified ?? "",
                at: sayInstant(setting.datetimeModified, timeZone),
              })
            : say(words.neverSet)}
        </span>
        <ActionButton
          type="primary"
          action={{
            words: partWords.save,
            run: form.submit,
            busy: form.saving,
            why,
          }}
        />
      </div>
      <>
        <Section title={words.approval} columns={1}>
          <StepTable name="approvePayments" types={setting.approvals} />
        </Section>
        <Section title={words.unlock} columns={1}>
          <StepTable name="unlockShipments" types={setting.unlocks} />
        </Section>
      </>
      <Section title={words.receivable}>
        <SelectField
          name="accountReceivable.applyType"
          label={words.applyType}
          of={applyTypes}
          required
        />
        <SelectField
          name="accountReceivable.applyPartner"
          label={words.applyPartner}
          of={applyPartners}
          required
        />
        <NobodyChecked />
        <SwitchField name="accountReceivable.isApplyContract" label={words.isApplyContract} />
        <SwitchField name="accountReceivable.creditLimit" label={words.creditLimit} />
        <SwitchField name="accountReceivable.overPaymentTerm" label={words.overPaymentTerm} />
        <SwitchField name="accountReceivable.overPaymentTermObh" label={words.overPaymentTermObh} />
        <SwitchField name="accountReceivable.expiredAgreement" label={words.expiredAgreement} />
        <SwitchField name="accountReceivable.exemptFromCheckPoint" label={words.exempt} />
        <Labelled label={words.releaseDays}>
          <DaysCell name="release.releaseDays" label={say(words.releaseDays)} />
        </Labelled>
      </Section>
      <Section title={words.payable}>
        <SwitchField name="accountPayable.approvalAdvance" label={words.approvalAdvance} />
        <SwitchField name="accountPayable.approvalSettlement" label={words.approvalSettlement} />
        <SwitchField name="opex.alertAtd" label={words.alertAtd} />
      </Section>
      <Section title={words.typedRate}>
        <NumberField name="typedRate.rateShare" label={words.rateShare} unit="%" required />
      </Section>
      <Section title={words.finishing}>
        <NumberField name="finishing.marginCap" label={words.marginCap} unit="%" required />
      </Section>
      <Section title={words.stages}>
        <SwitchField name="stages.stagesOnOpening" label={words.stagesOnOpening} />
        <SwitchField name="stages.startsInSchedule" label={words.startsInSchedule} />
        <Labelled label={words.warningHours}>
          <HoursCell name="stages.warningHours" label={say(words.warningHours)} />
        </Labelled>
      </Section>
      <Section title={words.replicate}>
        <PickerField
          name="replicateOffice.replicateOfficeId"
          label={words.replicateOffice}
          source={officePicker}
          chosen={
            setting.replicateOffice.replicateOfficeId
              ? {
                  id: setting.replicateOffice.replicateOfficeId,
                  code: setting.replicateOfficeCode ?? "",
                  name: "",
                }
              : null
          }
        />
        <TextField
          name="replicateOffice.replicatePrefix"
          label={words.replicatePrefix}
          max={5}
          upper
          placeholder="R"
        />
        <NumberField
          name="replicateOffice.replicateAutorateVat"
          label={words.replicateVat}
          unit="%"
        />
        <NumberField
          name="replicateOffice.replicateMargin"
          label={words.replicateMargin}
          unit="%"
          required
        />
        <NumberField
          name="replicateOffice.replicateStep"
          label={words.replicateStep}
          unit={localCurrency}
          required
        />
      </Section>
      <Section title={words.locking} columns={1}>
        <ServiceTable services={setting.profitMargins.map((each) => each.transactionType)} />
      </Section>
    </RecordForm>
  );
}

/** The warning that a check is set and no partner is checked. */
function NobodyChecked() {
  const say = useSay();
  const [type, partner] = useWatch({
    name: ["accountReceivable.applyType", "accountReceivable.applyPartner"],
  });
  if (type === "None" || partner !== "None") return null;
  return (
    <Alert
      className="fw-span-3"
      type="warning"
      showIcon
      title={say(words.nobodyChecked, { type: say(applyTypes[type as keyof typeof applyTypes]) })}
    />
  );
}

function ServiceTable({ services }: { readonly services: readonly ServiceCode[] }) {
  const say = useSay();
  const cell = (
    key: string,
    title: (typeof words)[keyof typeof words],
    read: (name: string, label: string) => React.ReactNode,
    list: "lockShipmentDate" | "profitMargins",
  ) => ({
    key,
    title: say(title),
    read: ({ service, at }: { service: ServiceCode; at: number }) =>
      read(`${list}.${at}.${key}`, `${say(serviceNames[service])}: ${say(title)}`),
  });
  return (
    <PlainTable
      rows={services.map((service, at) => ({ service, at }))}
      rowKey={(row) => row.service}
      columns={[
        {
          key: "service",
          title: say(words.service),
          read: ({ service }) => `${service} · ${say(serviceNames[service])}`,
        },
        cell(
          "isApply",
          words.isApply,
          (name, label) => <SwitchCell name={name} label={label} />,
          "lockShipmentDate",
        ),
        cell(
          "lockDate",
          words.lockDate,
          (name, label) => <DaysCell name={name} label={label} />,
          "lockShipmentDate",
        ),
        cell(
          "lockAfterUnlocking",
          words.lockAfter,
          (name, label) => <DaysCell name={name} label={label} />,
          "lockShipmentDate",
        ),
        cell(
          "minProfitMarginPercent",
          words.minPercent,
          (name, label) => <NumberCell name={name} label={label} unit="%" />,
          "profitMargins",
        ),
        cell(
          "minProfit",
          words.minProfit,
          (name, label) => <NumberCell name={name} label={label} />,
          "profitMargins",
        ),
        cell(
          "currencyId",
          words.currency,
          (name, label) => <ChoiceCell name={name} label={label} of={currencies} />,
          "profitMargins",
        ),
      ]}
    />
  );
}

const currencies = {
  [localCurrency]: { en: localCurrency, vi: localCurrency },
  USD: { en: "USD", vi: "USD" },
} as const;

function draftOf(setting: Setting) {
  return {
    officeId: setting.officeId,
    version: setting.version,
    approvePayments: setting.approvals,
    unlockShipments: setting.unlocks,
    lockShipmentDate: setting.lockingDateShipment,
    accountReceivable: setting.account,
    replicateOffice: setting.replicateOffice,
    accountPayable: setting.accountPayable,
    opex: setting.opex,
    stages: setting.stages,
    typedRate: setting.typedRate,
    finishing: setting.finishing,
    release: setting.release,
    profitMargins: setting.profitMargins,
  };
}
