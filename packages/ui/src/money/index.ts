export { Money } from './money.tsx'
export type { MoneyProps } from './money.tsx'
export { formatMoney } from './format-money.ts'
export type { MoneyFormat } from './format-money.ts'
