import type { Facts } from './fact.ts'

const unit = ['Обособленное подразделение', 'Separate unit'] as const
const property = ['Недвижимое имущество', 'Real estate'] as const
const transport = ['Транспортные средства', 'Vehicles'] as const

/** Reasons of registration that have a meaning of their own, digits 5 and 6 of a KPP. */
export const reasons: Facts = {
  '01': ['По месту нахождения организации', 'At the location of the organization'],
  '02': unit,
  '03': unit,
  '04': unit,
  '05': unit,
  '06': property,
  '07': property,
  '08': property,
  '31': unit,
  '32': unit,
  '43': ['Филиал', 'Branch'],
  '44': ['Представительство', 'Representative office'],
  '45': unit,
  '50': ['Крупнейший налогоплательщик', 'Largest taxpayer'],
}

/** Reasons that are given as ranges. */
export const rangeOfReason = (code: string): readonly [ru: string, en: string] | undefined => {
  if (!/^\d\d$/.test(code)) return undefined
  if (code > '09' && code < '30') return transport
  return code > '50' && code <= '99' ? ['Иностранная организация', 'Foreign organization'] : undefined
}
