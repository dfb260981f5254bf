import type { Choice } from './choice.ts'

const names = ['Северный', 'Волжский', 'Уральский', 'Торговый', 'Промышленный', 'Сибирский', 'Земский', 'Морской']
const kinds = ['банк развития', 'кредитный банк', 'коммерческий банк', 'банк сбережений', 'расчётный центр']
const cities = ['Москва', 'Казань', 'Самара', 'Пермь', 'Тюмень', 'Омск', 'Петропавловск-Камчатский']

/** As many banks as a directory has, each with a БИК of its own. */
export const demoBanks = (count: number): readonly Choice[] =>
  Array.from({ length: count }, (_, index) => ({
    value: String(44_525_000 + index).padStart(9, '0'),
    label: `${names[index % names.length]} ${kinds[index % kinds.length]} № ${index + 1}`,
    description: `БИК ${String(44_525_000 + index).padStart(9, '0')}, ${cities[index % cities.length]}`,
  }))

/** The same banks under the names of their cities. */
export const demoBanksByCity = (count: number): readonly Choice[] =>
  demoBanks(count)
    .map((bank, index) => ({ ...bank, group: cities[index % cities.length] ?? '' }))
    .toSorted((a, b) => a.group.localeCompare(b.group, 'ru'))
