import { type StaffMessages, useStaffMessages } from './messages.ts'

/** Areas of the product by the names that the server gives them, in the order in which they are offered. */
export const areaNames = ['finance', 'debtor', 'seller', 'sender', 'claim'] as const

const known: readonly string[] = areaNames
const isKnown = (name: string): name is (typeof areaNames)[number] => known.includes(name)

/** What an area is called; one that this page does not know yet goes by its own name. */
export const areaTitle = (t: StaffMessages, name: string): string => (isKnown(name) ? t(`module.${name}`) : name)

export const useAreaTitle = () => {
  const t = useStaffMessages()
  return (name: string) => areaTitle(t, name)
}
