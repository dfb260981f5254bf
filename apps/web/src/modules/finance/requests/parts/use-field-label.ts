import type { RequestForm } from '@cabinet/contract/finance/requests'
import { type RequestMessageId, useRequestMessages } from '../messages.ts'
import { useFounderName } from './founders/use-founder-name.ts'
import { partsOf } from './use-items.ts'

const addressField = /(?:^|\.)(?:actualAddress|registrationAddress|legalAddress)\.(\w+)$/
const sectionOf = {
  actualAddress: 'section.actualAddress',
  head: 'section.head',
} as const

/** What a field is called, by its path in the form: «Белов А. Н.: Серия». */
export const useFieldLabel = (form: RequestForm) => {
  const t = useRequestMessages()
  const nameOf = useFounderName()
  const bare = (path: string): string => {
    const part = addressField.exec(path)?.[1]
    const id = part === undefined ? path.replaceAll(/\[\d+\]/g, '') : `address.${part}`
    return t(`field.${id}` as RequestMessageId)
  }
  return (path: string): string => {
    const label = bare(path)
    const founder = partsOf('founders', path)
    if (founder) {
      const found = form.founders[founder.index]
      return found ? `${nameOf(found, 'short')}: ${label}` : label
    }
    const contact = partsOf('contacts', path)
    if (contact) {
      const found = form.contacts[contact.index]
      const name = [found?.lastname, found?.firstname].filter(Boolean).join(' ')
      return `${name === '' ? t('contacts.new') : name}: ${label}`
    }
    const buyer = partsOf('mainBuyers', path)
    if (buyer) return `${form.mainBuyers[buyer.index]?.name ?? t('buyer.title', { number: buyer.index + 1 })}: ${label}`
    const section = Object.entries(sectionOf).find(([name]) => path.startsWith(`${name}.`))
    return section ? `${t(section[1])}: ${label}` : label
  }
}
