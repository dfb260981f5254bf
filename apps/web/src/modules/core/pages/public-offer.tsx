import { LegalDocument } from '../parts/legal-document.tsx'

export const Page = () => <LegalDocument text="USER_AGREEMENT" title="publicOffer.title" />
