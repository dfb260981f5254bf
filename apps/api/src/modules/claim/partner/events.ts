import type { PartnerEventDeclaration } from '../../../platform/partners/partner.ts'

/** Events for insurers of claims. */
export const claimEvents: readonly PartnerEventDeclaration[] = [
  {
    type: 'claim.submitted',
    kind: 'INSURER',
    title: { ru: 'Организация отправила заявление', en: 'An organization has sent a claim' },
  },
  {
    type: 'claim.document.added',
    kind: 'INSURER',
    title: {
      ru: 'Организация приложила документ к заявлению',
      en: 'An organization has attached a document to a claim',
    },
  },
  {
    type: 'claim.withdrawn',
    kind: 'INSURER',
    title: { ru: 'Организация отозвала заявление', en: 'An organization has withdrawn a claim' },
  },
  {
    type: 'message.created',
    kind: 'INSURER',
    title: { ru: 'Организация написала по заявлению', en: 'An organization has written about a claim' },
  },
]
