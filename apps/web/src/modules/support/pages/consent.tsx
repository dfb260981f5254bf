import { useParams } from 'react-router-dom'
import { legalTextOf } from '../legal/legal.ts'
import { LegalDocument } from '../parts/legal/legal-document.tsx'
import { useLegalMessages } from '../parts/legal/messages.ts'
import { LostPage } from '../../../shared/ui/lost-page.tsx'

const titles = {
  PERSONAL_DATA: 'consent.PERSONAL_DATA',
  NEWS: 'consent.NEWS',
  PERSONAL_DATA_TRANSFER: 'consent.PERSONAL_DATA_TRANSFER',
  CREDIT_HISTORY: 'consent.CREDIT_HISTORY',
  ELECTRONIC_INTERACTION: 'consent.ELECTRONIC_INTERACTION',
  MARKETING: 'consent.MARKETING',
} as const

/** The text of one consent: each stands alone, apart from the agreement. */
export const Page = () => {
  const t = useLegalMessages()
  const { type = '' } = useParams()
  const text = legalTextOf(type)
  if (!text || !(text in titles)) return <LostPage title={t('lost.title')} text={t('lost.text')} />
  return <LegalDocument text={text} title={t(titles[text as keyof typeof titles])} />
}
