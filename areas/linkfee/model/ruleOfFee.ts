/** The rule that was found for a selling charge, and whether it fits. */
export interface RuleOfFee {
  readonly id: string;
  readonly ruleName: string;
  readonly serviceBuying: string;
  /** The charge that is bought, and whether it is in use. */
  readonly chargeBuying: string;
  readonly chargeCode: string;
  readonly chargeIsActive: boolean;
  readonly chargeGroup: string | null;
  readonly chargeGroupName: string | null;
  readonly partnerBuying: string;
  readonly partnerName: string;
  readonly partnerIsActive: boolean;
  /** Its period holds today. */
  readonly isInForce: boolean;
  /** It names the payer of the charge, or nobody. */
  readonly isForPayer: boolean;
}
