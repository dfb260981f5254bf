import { drawing } from './frame.tsx'

/** Insurance of trade credit: a shield with a document on it. */
export const ShieldDrawing = drawing(
  <>
    <path d="M44 11 17 20.5v21C17 58 28 69.5 44 77c16-7.5 27-19 27-35.5v-21z" />
    <path d="M31 33h26M31 43h26M31 53h12" />
    <path d="m49 56.5 5.5 5.5L65.5 49" />
  </>,
)

/** Insurance of orders: a parcel. */
export const BoxDrawing = drawing(
  <>
    <path d="m44 13 29 15.5v31L44 75 15 59.5v-31z" />
    <path d="m15 28.5 29 15.5 29-15.5M44 44v31" />
    <path d="M29.5 20.7 58.5 36.200v10.3" />
  </>,
)

/** Financing: the front of a bank. */
export const BankDrawing = drawing(
  <>
    <path d="M14 33 44 14l30 19zM12 73h64M17 66h54" />
    <path d="M22 33v33M37 33v33M51 33v33M66 33v33" />
    <circle cx="44" cy="25.5" r="3" />
  </>,
)

/** Sales on a marketplace: a bag with a mark of price. */
export const MarketplaceDrawing = drawing(
  <>
    <path d="M20 30h48l4 44H16z" />
    <path d="M32 38V26a12 12 0 0 1 24 0v12" />
    <path d="M38 63V47h7.5a5 5 0 0 1 0 10H35M35 61.5h9" />
  </>,
)

/** Waiting: a clock. */
export const ClockDrawing = drawing(
  <>
    <circle cx="44" cy="46" r="29" />
    <path d="M44 29v17l12 8M36 9h16" />
    <path d="M44 17v-8M44 68.5v2M66.5 46h2M19.5 46h2" opacity="0.6" />
  </>,
)

/** A page that is not there: a sheet and a compass needle that found nothing. */
export const LostPageDrawing = drawing(
  <>
    <path d="M22 12h29l15 15v49H22z" />
    <path d="M51 12v15h15" />
    <circle cx="44" cy="50" r="15" />
    <path d="m50 42-3.5 10.5L38 58l3.5-10.5z" />
    <path d="M44 35v2M44 63v2M29 50h2M57 50h2" opacity="0.6" />
  </>,
)
