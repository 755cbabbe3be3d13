import type { Title } from "@fairway/core/words/title.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { BillColumn, BillField, BillMark } from "./billFields.ts";
import type { Family } from "./families.ts";
import type { GoodsKind } from "./goodsKinds.ts";
import type { FollowingDay, JobColumn, JobField } from "./jobFields.ts";
import type { BillTab } from "./billTabs.ts";
import type { JobTab, SideLink } from "./jobTabs.ts";
import type { BillNumberRule, BillRule, DateRule, JobRule, Paper } from "./namedRules.ts";
import type { SetPaper } from "./paperSets.ts";
import type { SearchField } from "./searchFields.ts";

/** A line of a form: one field, or several that share the place of one. */
export type FormLine<Field> = Field | readonly Field[];

/** A section of a form. */
export interface FormSection<Field> {
  readonly title: Words;
  /** Absent if the section holds the list of goods: containers, loose goods or dimensions. */
  readonly fields?: readonly FormLine<Field>[];
  /** The sums of the list of goods can be computed into this section. */
  readonly hasSums?: true;
}

/** Titles in the trade of a service that differ from the usual ones. */
export interface TradeWords {
  readonly fields?: Partial<Record<JobField, Words>>;
  readonly columns?: Partial<Record<JobColumn, Words>>;
  readonly searches?: Partial<Record<SearchField, Words>>;
  readonly billFields?: Partial<Record<BillField, Words>>;
  readonly billColumns?: Partial<Record<BillColumn, Words>>;
}

/** The list of the jobs of a service. */
export interface JobListDeclaration {
  readonly columns: readonly JobColumn[];
  /** Columns that the screen hides until the user turns them on. */
  readonly hidden: readonly JobColumn[];
  /** The columns of the workbook. */
  readonly sheet: readonly JobColumn[];
  readonly searches: readonly SearchField[];
  /** The bills that were issued on a day can be exported from the list. */
  readonly hasDailyList?: true;
}

/** The form of a job. */
export interface JobFormDeclaration {
  readonly sections: readonly FormSection<JobField>[];
  /** Fields that another screen of the job keys. */
  readonly keyedElsewhere?: readonly JobField[];
  /** Faults are returned in this order. */
  readonly required: readonly JobField[];
  /** Stored where no value was keyed. */
  readonly defaults: Partial<Record<JobField, string>> & { readonly shipmentType: string };
  /** Further values of a new form; the user may clear them. */
  readonly starts: Partial<Record<JobField, string>>;
  /** A new job that names no commodity gets the default one of the catalogue. */
  readonly hasDefaultCommodity?: true;
  readonly carrierGroups: readonly string[];
  readonly dateRule: DateRule;
  /** Its jobs are numbered by the month in which they are opened, others by their service date. */
  readonly isNumberedOnOpening?: true;
  /** Further days that follow the day that dates the jobs, whenever it changes. */
  readonly daysThatFollow?: readonly FollowingDay[];
  readonly rules: readonly JobRule[];
}

/** The bill of a service: its form, its number and where it is listed. */
export interface BillDeclaration {
  /** The family table of the bill that charges stand on; a virtual bill has no paper. */
  readonly kind: "sea" | "air" | "virtual";
  readonly numberRule: BillNumberRule;
  /** A job has one bill, which is keyed with it and has no page. */
  readonly isOfJob?: true;
  readonly sections: readonly FormSection<BillField>[];
  readonly required: readonly BillField[];
  readonly defaults: Partial<Record<Exclude<BillField, BillMark>, string>>;
  readonly rules?: readonly BillRule[];
  /** The columns below a job in the list, and on the job's own tab. */
  readonly rows: readonly BillColumn[];
  readonly columns: readonly BillColumn[];
  /** The tabs of the page of a bill after its form and its charges; higher areas fill them. */
  readonly tabs: readonly BillTab[];
  /** A bill can have a separate one with other values. */
  readonly hasSeparate?: true;
  /** The cargo terminal gets a booking note of a bill. */
  readonly hasBookingNote?: true;
}

/** What a service moves or does, as orders and operations name it. */
type Product = "Air" | "Sea FCL" | "Sea LCL" | "Sea Consol" | "Customs" | "Trucking" | "Railway";

/** The declaration of one service. */
export interface Service {
  /** The transaction type under which its jobs are stored. */
  readonly code: string;
  /** A code under which rows come in from outside; it is read, never written. */
  readonly formerCode?: string;
  readonly name: Title;
  /** The screen on which its jobs are worked: the name of its rights. */
  readonly menu: string;
  /** The title of the screen in the menu, where it is not the name of the service. */
  readonly menuName?: Words;
  /** A former screen whose rights still count; the menu hides it. */
  readonly formerMenu?: { readonly id: string; readonly route: string; readonly name: Words };
  /** Below the root of its family. */
  readonly route: string;
  /**
   * Where its jobs and a new one stand below the list; absent for the id itself and `new`. `fees` leads
   * to the selling charges of a job, `imported` to the import of charges (`import-charge`).
   */
  readonly pages?: {
    readonly job: string;
    readonly create: string;
    readonly fees?: string;
    readonly imported?: string;
  };
  readonly jobPrefix: string;
  /** The product that other systems know it as, together with its direction. */
  readonly product: Product;
  /** What stands in the number of a cargo manifest for the prefix of the job; absent without one. */
  readonly manifestPrefix?: string;
  /** Before its jobs the service keeps booking notes; the list of its jobs leads to them. */
  readonly bookingNotes?: true;
  /** Its jobs can be copied into another office of the company, which works on them too. */
  readonly hasReplicas?: true;
  readonly family: Family;
  /**
   * Whether the service exports or imports, and so which date sets a job's month (`datedBy`); null
   * for neither, where the user enters the service date.
   */
  readonly direction: "export" | "import" | null;
  readonly goods: GoodsKind;
  /**
   * The least revenue tons that are charged where no tariff says otherwise; absent where freight is
   * not charged by revenue ton.
   */
  readonly leastTons?: string;
  /** True when its jobs can be opened and worked today. */
  readonly isOpen: boolean;
  readonly trade: TradeWords;
  readonly list: JobListDeclaration;
  readonly form: JobFormDeclaration;
  readonly bill: BillDeclaration;
  /** The tabs and side links of a job's page; higher areas fill those that they own. */
  readonly tabs: readonly JobTab[];
  readonly sideLinks: readonly SideLink[];
  readonly papers: readonly Paper[];
  /** The papers that are printed and filed together for a job, in the order of its folder. */
  readonly paperSet: readonly SetPaper[];
}
