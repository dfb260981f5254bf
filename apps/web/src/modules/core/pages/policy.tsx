import { LegalDocument } from '../parts/legal-document.tsx'

export const Page = () => <LegalDocument text="POLICY" title="policy.title" />
