/** Products whose insured things can be claimed, in the order of their tabs. */
export const insuredProducts = ['SELLER', 'SENDER', 'DEBTOR'] as const
export type InsuredProduct = (typeof insuredProducts)[number]

/** Kinds of insurance. Each product has one of them. */
export const insuranceTypes = ['ORDER_COURIER', 'ORDER_MARKETPLACE', 'TRADE_CREDIT'] as const
export type InsuranceType = (typeof insuranceTypes)[number]

/** What can happen to an insured thing. */
export const insuredEvents = [
  'LOSS',
  'DAMAGE',
  'SHORTAGE',
  'SUBSTITUTION',
  'RETURN',
  'UNREDEEMED',
  'OVERDUE_PAYMENT',
  'BANKRUPTCY',
] as const
export type InsuredEvent = (typeof insuredEvents)[number]

/** Why no claim can be filed for a thing. Lateness is none of them: the insurer decides about it. */
export const claimObstacles = [
  'NOT_INSURED',
  'NOT_ACCEPTED',
  'OPEN_CLAIM',
  'COMPENSATED',
  'NOT_OVERDUE',
  'NOT_NOTIFIED',
  'WAITING_PERIOD',
  'PAID',
] as const
export type ClaimObstacle = (typeof claimObstacles)[number]

/** What bounds the sum of a claim. */
export const claimBounds = ['DECLARED_VALUE', 'LIMIT', 'DEBT'] as const
export type ClaimBound = (typeof claimBounds)[number]
