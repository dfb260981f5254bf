/** A claim that fits a rule. */
export interface OrderableClaim {
  readonly id: string
  readonly buyer_id: string | null
  /** Kopecks: the whole advance. */
  readonly financing_amount: number
}

/** What may still be taken. */
export interface Headroom {
  /** Kopecks that are left of the agreement. */
  readonly available: number
  /** Kopecks that the rule may order today; null: any. */
  readonly dayLimit: number | null
  /** What is left of the limits that buyers have of their own. */
  readonly buyerLimits: ReadonlyMap<string, number>
}

/**
 * Claims that a rule orders: one after another as long as each fits whole. One that does not is passed over, so that a
 * large claim does not keep out the smaller ones behind it.
 */
export const chooseFitting = (
  fitting: readonly OrderableClaim[],
  { available, dayLimit, buyerLimits }: Headroom,
): { readonly chosen: readonly OrderableClaim[]; readonly sum: number; readonly left: number } => {
  const most = Math.min(available, dayLimit ?? available)
  const rooms = new Map(buyerLimits)
  const chosen: OrderableClaim[] = []
  let sum = 0
  for (const claim of fitting) {
    const room = claim.buyer_id === null ? undefined : rooms.get(claim.buyer_id)
    if (sum + claim.financing_amount > most) continue
    if (room !== undefined && claim.financing_amount > room) continue
    if (room !== undefined && claim.buyer_id !== null) rooms.set(claim.buyer_id, room - claim.financing_amount)
    sum += claim.financing_amount
    chosen.push(claim)
  }
  return { chosen, sum, left: fitting.length - chosen.length }
}
