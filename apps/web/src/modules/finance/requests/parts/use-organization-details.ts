import type { RequestApplicant } from '@cabinet/contract/finance/requests'
import { companyText } from '../../../../shared/company-text.ts'
import { useRequestMessages } from '../messages.ts'
import { useFormats } from './use-formats.ts'

interface Fact {
  readonly label: string
  readonly value: string
}

/** What the request says about the applicant, line by line; what is unknown has no line. */
export const useOrganizationDetails = (organization: RequestApplicant): readonly Fact[] => {
  const t = useRequestMessages()
  const { day } = useFormats()
  const isCompany = organization.legalStatus.name === 'LEGAL_ENTITY'
  const lines: readonly (readonly [label: string, value: string | null])[] = [
    [t('organization.fullName'), companyText(organization.fullName)],
    [t('organization.okopf'), organization.okopf?.description ?? null],
    [t('organization.itn'), organization.itn],
    [t('organization.kpp'), organization.kpp],
    [t(isCompany ? 'organization.ogrn' : 'organization.ogrnip'), organization.ogrn],
    [t(isCompany ? 'organization.legalAddress' : 'organization.homeAddress'), organization.legalAddress?.value ?? null],
    [t('organization.registrationDate'), organization.registrationDate && day(organization.registrationDate)],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
