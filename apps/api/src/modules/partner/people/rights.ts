import { type PartnerRightOfPerson, partnerRights } from '@cabinet/contract/access'
import type { MemberRow } from './store.ts'

type Rights = Pick<MemberRow, 'may_develop' | 'may_decide'>

/** What a member may do for their partner, in the words of the contract. */
export const rightsOf = ({ may_develop: mayDevelop, may_decide: mayDecide }: Rights): PartnerRightOfPerson[] =>
  partnerRights.filter((right) => (right === 'DECIDE' ? mayDecide : mayDevelop))

/** The same as it is stored. */
export const columnsOf = (rights: readonly PartnerRightOfPerson[]): Rights => ({
  may_develop: rights.includes('DEVELOP'),
  may_decide: rights.includes('DECIDE'),
})
