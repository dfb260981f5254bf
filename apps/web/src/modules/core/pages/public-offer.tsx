import { LegalDocument } from '../parts/legal/legal-document.tsx'
import { useWords } from '../words.ts'

export const Page = () => <LegalDocument text="USER_AGREEMENT" title={useWords()('publicOffer.title')} />
