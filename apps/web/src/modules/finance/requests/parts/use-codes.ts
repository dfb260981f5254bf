import {
  contactTypes,
  edoOperators,
  financingPurposes,
  founderTypes,
  identityDocumentTypes,
} from '@cabinet/contract/finance/request-values'
import { headBases, type LegalStatus, taxSystems } from '@cabinet/contract/organization'
import { taxSystemsOf } from '@cabinet/contract/organization/fields'
import { useMemo } from 'react'
import { type RequestMessageId, useRequestMessages } from '../messages.ts'

const lists = {
  tax: taxSystems,
  basis: headBases,
  purpose: financingPurposes,
  edo: edoOperators,
  founderType: founderTypes,
  documentType: identityDocumentTypes,
  contactType: contactTypes,
} as const

type List = keyof typeof lists
export interface CodeChoice {
  readonly value: string
  readonly label: string
}

/** Words for values that are codes, as choices of a list. */
export const useCodes = (legalStatus: LegalStatus): Readonly<Record<List, readonly CodeChoice[]>> => {
  const t = useRequestMessages()
  return useMemo(() => {
    const choicesOf = (list: List, codes: readonly string[]): readonly CodeChoice[] =>
      codes.map((value) => ({ value, label: t(`${list}.${value}` as RequestMessageId) }))
    return Object.fromEntries(
      Object.entries(lists).map(([list, codes]) => [
        list,
        choicesOf(list as List, list === 'tax' ? taxSystemsOf[legalStatus] : codes),
      ]),
    ) as unknown as Record<List, readonly CodeChoice[]>
  }, [legalStatus, t])
}
