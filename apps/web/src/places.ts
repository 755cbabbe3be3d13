import { paymentPages } from "@fairway/areas/settlement/web/paymentPages.ts";
import { costingVerb } from "@fairway/areas/costing/web/costingVerb.ts";
import { titles as arrivalTitles } from "@fairway/areas/arrival/web/titles.ts";
import { fillAgreementPlaces } from "@fairway/areas/agreement/web/places.ts";
import { titles as agreementTitles } from "@fairway/areas/agreement/web/titles.ts";
import { titles as creditTitles } from "@fairway/areas/credit/web/titles.ts";
import { waybillLink } from "@fairway/areas/airwaybill/web/waybillLink.ts";
import { bookingDialog } from "@fairway/areas/airbooking/web/billVerb.ts";
import { fillUserVerbs } from "@fairway/areas/access/web/places.ts";
import { fillLogPlaces } from "@fairway/areas/audit/web/places.ts";
import { paperSetVerb } from "@fairway/areas/dossier/web/paperSetVerb.ts";
import { containerLabels } from "@fairway/areas/dossier/web/containerLabels.ts";
import { coverPage } from "@fairway/areas/dossier/web/coverPage.ts";
import { fillInvoicePlaces } from "@fairway/areas/invoice/web/places.ts";
import { titles as invoiceTitles } from "@fairway/areas/invoice/web/titles.ts";
import { titles as edocTitles } from "@fairway/areas/edoc/web/titles.ts";
import { importLink } from "@fairway/areas/charge/web/importLink.ts";
import { fillChargePlaces } from "@fairway/areas/charge/web/places.ts";
import { titles as chargeTitles } from "@fairway/areas/charge/web/titles.ts";
import { fillCustomsPlaces } from "@fairway/areas/customs/web/places.ts";
import { titles as operationTitles } from "@fairway/areas/operation/web/titles.ts";
import { instructionLink } from "@fairway/areas/instruction/web/jobLink.ts";
import { titles as freeTimeTitles } from "@fairway/areas/freetime/web/titles.ts";
import { logWords } from "@fairway/areas/catalogue/web/logWords.ts";
import { fillNotePlaces } from "@fairway/areas/note/web/places.ts";
import { titles as noteTitles } from "@fairway/areas/note/web/titles.ts";
import { fillBillPlaces } from "@fairway/areas/housebill/web/places.ts";
import { fillOperationPlaces } from "@fairway/areas/operation/web/places.ts";
import { syncVerb } from "@fairway/areas/housebill/web/syncVerb.ts";
import { titles as houseBillTitles } from "@fairway/areas/housebill/web/titles.ts";
import { titles as stageTitles } from "@fairway/areas/stage/web/titles.ts";
import { customsSheets } from "@fairway/areas/manifest/web/customsSheets.ts";
import { manifestLink } from "@fairway/areas/manifest/web/jobLink.ts";
import {
  arrivalLink,
  deliveryLink,
  mailLinks,
  preAlertLink,
} from "@fairway/areas/mail/web/mailLinks.ts";
import { fillPartnerPlaces } from "@fairway/areas/partner/web/places.ts";
import { staffVerb } from "@fairway/areas/partner/web/staffVerb.ts";
import { titles as releaseTitles } from "@fairway/areas/release/web/titles.ts";
import { cutoffVerb } from "@fairway/areas/radar/web/cutoffVerb.ts";
import { operationPapers } from "@fairway/areas/operation/web/operationPapers.ts";
import { pullVerb, replicaVerbs } from "@fairway/areas/replica/web/jobVerbs.ts";
import { jobPapers } from "@fairway/areas/report/web/jobPapers.ts";
import { separateLink } from "@fairway/areas/separatebill/web/billLink.ts";
import { fillJobPlaces } from "@fairway/areas/shipment/web/places.ts";
import { titles as tripTitles } from "@fairway/areas/trip/web/titles.ts";
import { fillPaperPlaces } from "@fairway/ui/parts/paperPlaces.ts";
import { lazy } from "react";

/** Fills the places of lower areas with the parts of higher ones; this is the only such list. */
export function fillPlaces(): void {
  fillJobPlaces({
    OneBillCopy: lazy(() => import("@fairway/areas/replica/web/CopyOperation.tsx")),
    OneBillForm: lazy(() => import("@fairway/areas/operation/web/OperationTab.tsx")),
    BillRows: lazy(() => import("@fairway/areas/housebill/web/HouseBillRows.tsx")),
    DailyList: lazy(() => import("@fairway/areas/housebill/web/DailyList.tsx")),
    listLinks: [importLink],
    listVerbs: [pullVerb],
    Margin: lazy(async () => {
      const { JobMargin } = await import("@fairway/areas/charge/web/MarginStrip.tsx");
      return { default: JobMargin };
    }),
    Comments: lazy(() => import("@fairway/areas/comment/web/JobComments.tsx")),
    Mails: lazy(() => import("@fairway/areas/mail/web/JobMails.tsx")),
    Proof: lazy(() => import("@fairway/areas/proof/web/JobProof.tsx")),
    Milestones: lazy(() => import("@fairway/areas/milestone/web/MilestoneLine.tsx")),
    Differences: lazy(() => import("@fairway/areas/housebill/web/BillDifferences.tsx")),
    Chain: lazy(() => import("@fairway/areas/invoice/web/JobChain.tsx")),
    paymentPages,
    tabs: {
      HBL: {
        words: houseBillTitles.tab,
        Content: lazy(() => import("@fairway/areas/housebill/web/HouseBillTab.tsx")),
      },
      CHARGES: {
        words: chargeTitles.tab,
        Content: lazy(() => import("@fairway/areas/charge/web/JobCharges.tsx")),
      },
      CDNOTE: {
        words: noteTitles.tab,
        Content: lazy(async () => {
          const { NoteTab } = await import("@fairway/areas/note/web/NoteTab.tsx");
          return { default: NoteTab };
        }),
      },
      CLEARANCE: {
        words: operationTitles.declarations,
        Content: lazy(() => import("@fairway/areas/operation/web/DeclarationsTab.tsx")),
      },
      FREETIME: {
        words: freeTimeTitles.tab,
        Content: lazy(() => import("@fairway/areas/freetime/web/FreeTimeTab.tsx")),
      },
      ASSIGNMENT: {
        words: stageTitles.tab,
        Content: lazy(() => import("@fairway/areas/stage/web/StageTab.tsx")),
      },
      TRIPS: {
        words: tripTitles.tab,
        Content: lazy(() => import("@fairway/areas/trip/web/TripTab.tsx")),
      },
      FILES: {
        words: edocTitles.tab,
        Content: lazy(() => import("@fairway/areas/edoc/web/JobDocuments.tsx")),
      },
    },
    // A job shows only the links that are filled here.
    sideLinks: {
      preAlert: preAlertLink,
      arrivalMail: arrivalLink,
      deliveryMail: deliveryLink,
      shippingInstruction: instructionLink,
      mawb: waybillLink,
      manifest: manifestLink,
      coverPage,
      containerLabels,
    },
    papers: [...jobPapers, ...operationPapers],
    verbs: [costingVerb, syncVerb, paperSetVerb, ...replicaVerbs, cutoffVerb],
    Copy: lazy(() => import("@fairway/areas/charge/web/CopyJob.tsx")),
  });
  fillCustomsPlaces({
    Convert: lazy(() => import("@fairway/areas/operation/web/ConvertDialog.tsx")),
  });
  fillPaperPlaces({
    Notice: lazy(() => import("@fairway/areas/proof/web/ProofNotice.tsx")),
  });
  fillChargePlaces({
    LinkFees: lazy(() => import("@fairway/areas/linkcharge/web/LinkFeesDialog.tsx")),
    UndoLinks: lazy(() => import("@fairway/areas/linkcharge/web/UndoLinksDialog.tsx")),
  });
  fillOperationPlaces({
    LinkFeeBar: lazy(() => import("@fairway/areas/linkcharge/web/LinkFeeBar.tsx")),
    SyncDeclaration: lazy(() => import("@fairway/areas/replica/web/SyncDeclaration.tsx")),
  });
  fillNotePlaces({
    InvoiceNotes: lazy(() => import("@fairway/areas/invoice/web/InvoiceNotes.tsx")),
    NoteMail: lazy(() => import("@fairway/areas/mail/web/NoteMail.tsx")),
  });
  fillInvoicePlaces({
    Payments: lazy(() => import("@fairway/areas/receipt/web/PaymentsOfInvoice.tsx")),
  });
  fillLogPlaces([
    {
      key: "catalogue",
      words: logWords.title,
      Content: lazy(() => import("@fairway/areas/catalogue/web/ChangeLog.tsx")),
    },
    {
      key: "numbers",
      words: invoiceTitles.gaps,
      Content: lazy(() => import("@fairway/areas/books/web/NumberGaps.tsx")),
    },
  ]);
  fillUserVerbs([staffVerb]);
  fillPartnerPlaces({
    tabs: [
      {
        key: "agreement",
        words: agreementTitles.agreement,
        load: async () =>
          (await import("@fairway/areas/agreement/web/AgreementTab.tsx")).AgreementTab,
      },
    ],
    rows: async () =>
      (await import("@fairway/areas/agreement/web/AgreementRows.tsx")).AgreementRows,
    Marks: async () => (await import("@fairway/areas/balance/web/PartnerMarks.tsx")).PartnerMarks,
    listActions: [
      {
        words: agreementTitles.agreementImport,
        types: ["Customer", "Agent"],
        action: "import",
        at: "importContract",
      },
      {
        words: agreementTitles.exportAgreements,
        types: ["Customer", "Agent", "Supplier"],
        action: "export",
        load: async () =>
          (await import("@fairway/areas/agreement/web/AgreementExport.tsx")).AgreementExport,
      },
      {
        words: creditTitles.releases,
        types: ["Customer"],
        action: "detail",
        at: "check-point-releases",
      },
    ],
    PayableTotals: lazy(async () => {
      const { PayableTotals } = await import("@fairway/areas/balance/web/PayableTotals.tsx");
      return { default: PayableTotals };
    }),
    PayablePapers: lazy(() => import("@fairway/areas/agreement/web/AgreementPapers.tsx")),
  });
  fillAgreementPlaces({
    CreditFigures: lazy(async () => {
      const { CreditFigures } = await import("@fairway/areas/balance/web/CreditFigures.tsx");
      return { default: CreditFigures };
    }),
  });
  const DeliveryTab = lazy(() => import("@fairway/areas/arrival/web/DeliveryTab.tsx"));
  fillBillPlaces({
    Charges: lazy(() => import("@fairway/areas/charge/web/BillCharges.tsx")),
    tabs: {
      ARRIVAL: {
        words: arrivalTitles.ARRIVAL,
        Content: lazy(() => import("@fairway/areas/arrival/web/ArrivalTab.tsx")),
      },
      ATTACH: {
        words: houseBillTitles.attach,
        Content: lazy(() => import("@fairway/areas/housebill/web/AttachTab.tsx")),
      },
      RELEASE: {
        words: releaseTitles.RELEASE,
        Content: lazy(() => import("@fairway/areas/release/web/ReleaseTab.tsx")),
      },
      DELIVERY: { words: arrivalTitles.DELIVERY, Content: DeliveryTab },
      AUTHORIZE: { words: arrivalTitles.AUTHORIZE, Content: DeliveryTab },
      PROOF: {
        words: arrivalTitles.PROOF,
        Content: lazy(() => import("@fairway/areas/arrival/web/ProofTab.tsx")),
      },
    },
    ListActions: lazy(() => import("@fairway/areas/arrival/web/MassProof.tsx")),
    links: [separateLink, ...mailLinks],
    dialogs: [bookingDialog],
    sheets: customsSheets,
  });
}
