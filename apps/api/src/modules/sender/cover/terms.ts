/** Kopecks for one order where no other price was agreed. */
export const USUAL_PRICE = 3900
/** Logistics of a return, kopecks at most. */
export const RETURN_LIMIT = 500_000
/** Calendar days from the event in which a claim can be filed. */
export const CLAIM_DAYS = 60
/** Working days in which a full claim is paid. */
export const PAYOUT_WORKING_DAYS = 14
/** Days after the due date of an invoice after which the insurance of new orders pauses. */
export const SUSPENSION_DAYS = 30
/** Days to pay an invoice. */
export const PAYMENT_DAYS = 30
