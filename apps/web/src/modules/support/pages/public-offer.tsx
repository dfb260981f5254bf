import { LegalDocument } from '../parts/legal/legal-document.tsx'
import { useMessages } from '../messages.ts'

export const Page = () => <LegalDocument text="USER_AGREEMENT" title={useMessages()('publicOffer.title')} />
