import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import { claimFormOf } from '@cabinet/contract/claim/rules'
import { type FormGroup, isOfGroup } from '../../../shared/forms/wizard/groups.ts'

export type ClaimStep = 'EVENT' | 'SUM' | 'LINES' | 'DOCUMENTS' | 'CONTACT'

interface ClaimGroup extends FormGroup {
  readonly id: ClaimStep
}

const documents: ClaimGroup = { id: 'DOCUMENTS', fields: ['documents'] }
const contact: ClaimGroup = { id: 'CONTACT', fields: ['contact', 'paymentDetailsId', 'isConfirmed'] }

const groups: Readonly<Record<ReturnType<typeof claimFormOf>, readonly ClaimGroup[]>> = {
  CARGO: [
    {
      id: 'EVENT',
      fields: ['subjectCode', 'eventDate', 'detectedDate', 'eventPlace', 'damagedItems', 'description'],
    },
    { id: 'SUM', fields: ['claimedAmount', 'courierCompensation', 'pretension'] },
    documents,
    contact,
  ],
  CREDIT: [
    {
      id: 'EVENT',
      fields: ['subjectCode', 'debtAmount', 'bankruptcyCaseNumber', 'pretensionDate', 'buyerReply', 'description'],
    },
    documents,
    contact,
  ],
  GROUP: [{ id: 'LINES', fields: ['lines', 'description'] }, documents, contact],
}

/** The groups of a form, in the order in which they are filled in. */
export const claimGroupsOf = (shape: ReturnType<typeof claimFormOf>): readonly ClaimGroup[] => groups[shape]

/** The step on which a field of a claim is filled in. */
export const stepOfField = ({ product, isGroupClaim }: ClaimCard, field: string): ClaimStep => {
  const own = groups[claimFormOf({ product: product.name, isGroupClaim })]
  return own.find((group) => isOfGroup(group, field))?.id ?? own[0]?.id ?? 'EVENT'
}
